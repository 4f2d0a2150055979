import { createHash } from "node:crypto";

const TAG_CHARS = 27;

/** The value of an ETag, without quotes: the same for the same bytes. */
export const contentTag = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, TAG_CHARS);
