/**
 * Whether the client already has the content with this ETag (with quotes), according to its `If-None-Match`: a list of
 * ETags, weak or strong, or `*`. Source: RFC 9110, section 13.1.2.
 */
export function hasCurrentVersion(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return etagsIn(ifNoneMatch ?? "").some((tag) => tag === "*" || tag === etag);
}

/** The ETags in an `If-None-Match`, without the `W/` of weak ones. */
export const etagsIn = (ifNoneMatch: string): string[] =>
  ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
