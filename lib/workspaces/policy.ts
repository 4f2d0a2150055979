export const NAME_MAX_CHARS = 80;

/** Deleted workspaces can be restored for this many days. */
export const TRASH_DAYS = 30;

/** A member who is asked to become the owner can accept for this many days. */
export const TRANSFER_DAYS = 7;

/** Entries in the activity log of a workspace are deleted after this many days. */
export const ACTIVITY_DAYS = 365;
