/** The script that displays the API document. Its licence and checksum are in the same folder of `public`. */
export const VIEWER_PATH = "/vendor/scalar-1.46.4/standalone.js";

/** The path of the API document. */
export const DOCUMENT_PATH = "/api/v1/openapi.json";
