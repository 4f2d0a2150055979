/** The length of a new password, in characters. No kind of character is required. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
