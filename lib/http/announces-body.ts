type Value = string | null | undefined;

/** Whether a request announces a body. `length` and `encoding`: its `Content-Length` and `Transfer-Encoding`. */
export const announcesBody = (length: Value, encoding: Value): boolean =>
  Number(length ?? 0) > 0 || (encoding ?? null) !== null;
