/** Next drops a route handler's `Content-Length`, so the length travels under this name; `lib/front` gives it its own back. */
export const BODY_LENGTH = "x-plinth-body-length";

/** Says how many bytes the body of an answer has, so that a client can show progress and knows when it has all. */
export function setBodyLength(headers: Headers, bytes: number): void {
  headers.set("Content-Length", String(bytes));
  headers.set(BODY_LENGTH, String(bytes));
}
