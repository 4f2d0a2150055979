/** The viewer of the API document. Its licence and checksum are beside it in `public`. */
export const VIEWER = "/vendor/scalar-1.46.4/standalone.js";

/** The path of the API document. */
export const DOCUMENT = "/api/v1/openapi.json";
