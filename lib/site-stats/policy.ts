/** Statistics of earlier days are deleted after so many months. */
export const KEPT_MONTHS = 25;

/** The longest period of one request. */
export const PERIOD_MAX_DAYS = 400;
export const DEFAULT_PERIOD_DAYS = 30;

/** How many pages, referrers and countries a response has. */
export const TOP_COUNT = 50;

/** Further referrers of a site on one day are counted together. */
export const REFERRERS_PER_DAY = 200;
export const OTHER_REFERRERS = "other";
