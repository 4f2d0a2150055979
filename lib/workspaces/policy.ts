export const NAME_MAX_CHARS = 80;

/** Deleted workspaces can be restored for this long. */
export const TRASH_DAYS = 30;

/** Activity is kept for this long. */
export const ACTIVITY_DAYS = 365;
