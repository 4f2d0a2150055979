export const RECOVERY_CODE_COUNT = 8;

/** 10 letters and digits, a hyphen, 10 more. */
export const RECOVERY_CODE_CHARS = 21;
