export const RECOVERY_CODE_COUNT = 8;

/** Ten letters and digits, a hyphen, and ten more. */
export const RECOVERY_CODE_CHARS = 21;
