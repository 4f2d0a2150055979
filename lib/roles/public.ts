import "server-only";
import { pool } from "@/lib/db/pool";
import { createCachedReader } from "@/lib/events/cached-reader";
import type { Grant } from "@/lib/permissions/permissions";

/** The role of all visitors who are not logged in. */
export const getGuestRole = createCachedReader("guest-role", ["roles"], async () => {
  const { rows } = await pool().query<GuestRole>(`SELECT id, name, permissions FROM "Role" WHERE key = 'guest'`);
  if (!rows[0]) throw new Error("The database has no guest role.");
  return rows[0];
});

type GuestRole = { id: number; name: string; permissions: unknown };

export async function getGuestGrants(): Promise<Grant[]> {
  return (await getGuestRole()).permissions as Grant[];
}
