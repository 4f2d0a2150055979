import "server-only";
import { env } from "@/lib/env";
import { loadBaseUrls } from "@/lib/files/addresses";
import { parseUploadedAddress } from "@/lib/files/parse-address";
import { ANY_ORIGIN } from "@/lib/routes";

/** The pictures of templates and sections, which are in the folder `public`. */
const SHIPPED_FILE = /^\/(?:templates\/[\w-]+|sections)\/[\w-]+\.(?:svg|avif|webp|png|jpg)$/;

/** Whether an address in a document belongs to a picture of a template or a section. */
export const isShippedFile = (address: string) => SHIPPED_FILE.test(address);

/** The origins of the addresses that uploaded files have now. `ANY_ORIGIN` stands for addresses without a host. */
export async function loadOwnOrigins(): Promise<ReadonlySet<string>> {
  const { files, calls } = await loadBaseUrls();
  return new Set([ANY_ORIGIN, ...[env().APP_URL, files, calls].map(originOf)]);
}

/** Whether an address in a document belongs to a shipped or uploaded file. Such files are copied to a site. */
export function isOwnFile(address: string, ownOrigins: ReadonlySet<string>): boolean {
  if (SHIPPED_FILE.test(address)) return true;
  return parseUploadedAddress(address) !== null && ownOrigins.has(originOf(address));
}

/**
 * Like `isOwnFile`, but also accepts other origins, because a document may have been saved before the app moved to its
 * current address. An address with another origin belongs to one of our files only if that file exists. A link to a
 * private file on another origin is not accepted, because another website may have a file with the same id. A private
 * picture is accepted, because another website would show such a picture only to its own users.
 */
export function mayBeOwnFile(address: string, kind: "link" | "media", ownOrigins: ReadonlySet<string>): boolean {
  if (isOwnFile(address, ownOrigins)) return true;
  const file = parseUploadedAddress(address);
  return file !== null && (kind === "media" || "fileName" in file);
}

/** Empty for an invalid address. */
const originOf = (address: string) => (URL.canParse(address, ANY_ORIGIN) ? new URL(address, ANY_ORIGIN).origin : "");
