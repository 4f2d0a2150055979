import "server-only";
import { db } from "@/lib/db/db";
import { createCachedReader } from "@/lib/events/cached-reader";
import type { Grant } from "@/lib/permissions/permissions";

/** The role of all visitors who are not logged in. */
export const getGuestRole = createCachedReader("guest-role", ["roles"], () =>
  db.role.findUniqueOrThrow({ where: { key: "guest" }, select: { id: true, name: true, permissions: true } }),
);

export async function getGuestGrants(): Promise<Grant[]> {
  return (await getGuestRole()).permissions as Grant[];
}
