export const ILLUSTRATION_NAMES = ["editor", "markup", "domain", "versions", "checks", "styles", "workspace"] as const;

export type IllustrationName = (typeof ILLUSTRATION_NAMES)[number];

const PREFIX = "illustration:";

/** Whether a setting's picture refers to a drawing, even if no such drawing exists. */
export const namesIllustration = (image: string) => image.startsWith(PREFIX);

/** The drawing that a setting refers to, if it exists. */
export const illustrationOf = (image: string): IllustrationName | undefined =>
  ILLUSTRATION_NAMES.find((name) => image === PREFIX + name);
