/** Words have their colour from a class, so that a style of the element around them does not change it. */
const PREFIX = "words-";

/** The class for words of this colour: "words-c2410c" for `#c2410c`, "words-accent" for `var(--color-accent)`. */
export const textColorClass = (color: string): string =>
  PREFIX +
  color
    .toLowerCase()
    .replace("var(--color-", "")
    .replace(/[^\p{L}\p{N}-]/gu, "");

/** Whether an element with these classes only gives its words a colour. */
export const isTextColor = (classes: readonly string[]): boolean =>
  classes.length === 1 && classes[0]?.startsWith(PREFIX) === true;
