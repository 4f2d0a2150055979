export const ILLUSTRATION_NAMES = ["editor", "markup", "domain", "versions", "checks", "styles", "workspace"] as const;

export type IllustrationName = (typeof ILLUSTRATION_NAMES)[number];

const PREFIX = "illustration:";

/** Whether a picture in the settings refers to an illustration, even to one that does not exist. */
export const isIllustrationReference = (image: string) => image.startsWith(PREFIX);

/** The illustration that a picture in the settings refers to, if it exists. */
export const illustrationOf = (image: string): IllustrationName | undefined =>
  ILLUSTRATION_NAMES.find((name) => image === PREFIX + name);
