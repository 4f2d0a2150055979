/** How many publications of a site are kept, besides the one that visitors see and the one that waits. */
export const HISTORY_MAX = 20;

/** The size of all files of a site's publications. */
export const FILES_MAX_BYTES = 1024 * 1024 * 1024;

/** How many earlier addresses of its pages a site remembers. */
export const REDIRECTS_MAX = 10_000;

/** The path of a site's pictures, recordings and other files. */
export const FILE_PATH = "/_files";
/** Forms are sent to this path and their id. */
export const FORM_PATH = "/_form";

/** Leads visitors to the form that reports the site to us. */
export const REPORT_PATH = "/_report";

/** First parts of paths that a page cannot have. */
export const RESERVED_PATHS: ReadonlySet<string> = new Set([
  ...[
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
  ],
]);

/** The page for unknown addresses, if a site has one. */
export const MISSING_PATH = "/404";

/** Stands for the site's main address (`https://shop.example.com`) in stored pages, because it can change. */
export const ORIGIN_MARK = "https://plinth-site.invalid";

/** A stored page as visitors get it, with the site's main address. */
export const withOrigin = (html: string, origin: string) => html.replaceAll(ORIGIN_MARK, origin);
