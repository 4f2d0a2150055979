import "server-only";
import { db } from "@/lib/db/db";
import { cached } from "@/lib/events/cached";
import { themeJson } from "@/lib/themes/themes";

/** All themes, for every page. */
export const getThemes = cached("themes", ["themes"], async () =>
  (await db.theme.findMany({ orderBy: { id: "asc" } })).map(themeJson),
);
