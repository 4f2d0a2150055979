import "server-only";
import { pool } from "@/lib/db/pool";
import { createCachedReader } from "@/lib/events/cached-reader";
import type { UserPageLink } from "@/lib/user-pages/schema";

/** The links to all pages, for the sidebar of the dashboard. */
export const getUserPageLinks = createCachedReader("user-pages", ["user-pages"], async () => {
  const { rows } = await pool().query<UserPageLink>('SELECT id, name, link FROM "UserPage" ORDER BY "createdAt", id');
  return rows;
});
