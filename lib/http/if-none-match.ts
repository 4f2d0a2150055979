/**
 * Whether the client already has the content with this ETag (with quotes), according to its `If-None-Match`: a list of
 * ETags, weak or strong, or `*`. Source: RFC 9110, section 13.1.2.
 */
export function hasCurrentVersion(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}
