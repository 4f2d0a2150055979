/** Marks strings of HTML and CSS, so that code editors highlight them. */
export const html = String.raw;
export const css = String.raw;
