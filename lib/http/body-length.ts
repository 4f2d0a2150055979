/**
 * The header that carries the length of a body to `lib/front`, which renames it to `Content-Length`. Next drops the
 * `Content-Length` of a route handler.
 */
export const BODY_LENGTH_HEADER = "x-plinth-body-length";

/** Sets the length of a response body in bytes, so that clients can show progress and detect a broken transfer. */
export function setBodyLength(headers: Headers, bytes: number): void {
  headers.set("Content-Length", String(bytes));
  headers.set(BODY_LENGTH_HEADER, String(bytes));
}
