import "server-only";
import { nullIfUnreadable } from "@/lib/publications/picture-bytes";
import { siteCaches } from "@/lib/site-host/site-caches";

/** Returns a picture from memory, or makes it and keeps it there. Null if it cannot be made. */
export async function loadPicture(key: string, make: () => Promise<Buffer>): Promise<Buffer | null> {
  const { pictures } = siteCaches();
  const bytes = pictures.get(key) ?? (await nullIfUnreadable(make()));
  if (bytes) pictures.set(key, bytes);
  return bytes;
}
