import "server-only";
import { db } from "@/lib/db/db";
import { can } from "@/lib/permissions/can";
import type { Caller } from "@/lib/projects/projects";
import { HOLDING_RULES } from "@/lib/publications/checks/check";
import type { HoldReason } from "@/lib/publications/review/policy";
import { getSettings } from "@/lib/settings/settings";

type Publisher = { caller: Caller; ownerId: number; rules: ReadonlySet<string> };

/**
 * Why somebody has to look at a publication before visitors see it: because of what the checks found (`rules`), or
 * because of the setting `sites.review`. Empty for a caller who may review it.
 */
export async function findHoldReasons({ caller, ownerId, rules }: Publisher): Promise<HoldReason[]> {
  if (can(caller.actor, "sites.update")) return [];
  const found = HOLDING_RULES.filter((rule) => rules.has(rule));
  const { review } = (await getSettings()).sites;
  if (review === "always") return [...found, "always"];
  return review === "first" && !(await hasShownSite(ownerId)) ? [...found, "first"] : found;
}

/** Whether visitors could see a site of this user before. */
async function hasShownSite(ownerId: number): Promise<boolean> {
  const shown = { OR: [{ review: null }, { review: "accepted" }] };
  return (await db.publication.count({ where: { site: { ownerId }, ...shown }, take: 1 })) > 0;
}
