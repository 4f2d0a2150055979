import "server-only";
import { db } from "@/lib/db/db";
import { createCachedReader } from "@/lib/events/cached-reader";
import { themeJson } from "@/lib/themes/themes";

/** All themes, for every page. */
export const getThemes = createCachedReader("themes", ["themes"], async () =>
  (await db.theme.findMany({ orderBy: { id: "asc" } })).map(themeJson),
);
