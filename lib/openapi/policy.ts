/** The viewer of the API's document: `public` holds it with its licence and its checksum. */
export const VIEWER = "/vendor/scalar-1.46.4/standalone.js";

/** Where the document is. */
export const DOCUMENT = "/api/v1/openapi.json";
