/** The folder of `app/` with the cached pages for members. Their cache keys begin with it. */
const FOLDER = "/member";

/** The path of a cached member page inside the app, which is its cache key. */
export const memberPageKey = ({ language, reader, path }: { language: string; reader: string; path: string }) =>
  `${FOLDER}/${language}/${reader}${path}`;

/** The path that the browser shows. A cached page is rendered under its key, so `pathname` may be such a key. */
export const pagePath = (pathname: string) => pathname.replace(/^\/member\/[^/]+\/[^/]+(?=\/)/, "");
