/** The statistics of a day are deleted after this many months. */
export const KEPT_MONTHS = 25;

/** The longest period that one request may ask for. */
export const PERIOD_MAX_DAYS = 400;
export const DEFAULT_PERIOD_DAYS = 30;

/** A response lists at most this many pages, this many referrers and this many countries. */
export const TOP_COUNT = 50;

/** A site has at most this many separate referrers on a day. All others are counted together as `OTHER_REFERRERS`. */
export const REFERRERS_PER_DAY = 200;
export const OTHER_REFERRERS = "other";
