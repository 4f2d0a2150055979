/** The address our own server believes the client has; it has replaced whatever the client said. */
export const clientAddress = (request: Request) =>
  request.headers.get("x-forwarded-for")?.split(",", 1)[0]?.trim() || "unknown";

/** The id that our server gave the request, for the log and the answer of a failure. */
export const requestId = (request: Request) => request.headers.get("x-request-id") ?? "unknown";
