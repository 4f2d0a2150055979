/**
 * How many of a site's newest publications are kept. The current and the scheduled one are kept even if they are older.
 */
export const HISTORY_MAX = 20;

/** How many different pictures and other files the pages of a site can have. */
export const FILES_MAX = 5_000;

/** The maximum size of all files of a site's publications together. */
export const FILES_MAX_BYTES = 1024 * 1024 * 1024;

/** How many forms the pages of a site can have, and how many fields a form can have. */
export const SITE_FORMS_MAX = 200;
export const FORM_FIELDS_MAX = 200;

/** How many earlier addresses of pages are kept per site. */
export const REDIRECTS_MAX = 10_000;

/** The path of a site's pictures and other files. */
export const FILE_PATH = "/_files";
/** A form is sent to this path, followed by the id of the form. */
export const FORM_PATH = "/_form";

/** The path that redirects visitors to the form for reporting the site. */
export const REPORT_PATH = "/_report";

/**
 * The maximum length of a page's path in an address, where each byte of a non-ASCII character takes three characters,
 * such as `%C3`.
 */
export const PATH_MAX_CHARS = 900;

/** Paths that a page cannot have. */
export const RESERVED_PATHS: ReadonlySet<string> = new Set([
  "_files",
  "_form",
  "_captcha",
  "_report",
  "site-fonts",
  "sitemap.xml",
  "robots.txt",
  "favicon.ico",
  "internal",
  "api",
]);

/** The path of the page for unknown addresses, if a site has one. */
export const MISSING_PATH = "/404";

/** Stands for the site's main address (`https://shop.example.com`) in stored pages, because the address can change. */
export const ORIGIN_MARK = "https://plinth-site.invalid";

/** A stored page as visitors get it, with the site's main address. */
export const withOrigin = (html: string, origin: string) => html.replaceAll(ORIGIN_MARK, origin);
