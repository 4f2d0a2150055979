const DEFAULT_FAVICON = "/favicon.svg";

/** The address of the site's icon: the one that an admin chose, else Plinth's. */
export const faviconOf = ({ branding }: { branding: { favicon: string } }) => branding.favicon || DEFAULT_FAVICON;
