/** Next drops a route handler's `Content-Length`, so it is sent under this name and `lib/front` renames it. */
export const BODY_LENGTH = "x-plinth-body-length";

/** Sets the length of a response body in bytes, so that clients can show progress and detect a broken transfer. */
export function setBodyLength(headers: Headers, bytes: number): void {
  headers.set("Content-Length", String(bytes));
  headers.set(BODY_LENGTH, String(bytes));
}
