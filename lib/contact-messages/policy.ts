export const NAME_MAX_CHARS = 100;
export const MESSAGE_MAX_CHARS = 5000;
