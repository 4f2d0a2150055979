import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Prisma } from "@/lib/db/client/client";
import { countListRows } from "@/lib/db/count-list-rows";
import { db } from "@/lib/db/db";
import { paginate } from "@/lib/http/list";
import { createPlaceFinder, type Place } from "@/lib/origins/places";
import { deviceOf } from "@/lib/origins/user-agent";
import type { SecurityEventJson, SecurityEventListQuery } from "@/lib/security-events/schema";
import type { SecurityEventDetails, SecurityEventType } from "@/lib/security-events/types";

const COLUMNS = {
  id: true,
  type: true,
  ip: true,
  userAgent: true,
  details: true,
  createdAt: true,
} satisfies Prisma.SecurityEventSelect;

type Row = Prisma.SecurityEventGetPayload<{ select: typeof COLUMNS }>;

/** The user's own events, newest first. Users of a shared demo account see none, because others log in to it too. */
export async function listSecurityEvents({ id, user }: UserActor, list: SecurityEventListQuery, language: string) {
  const where = { userId: id, ...(user.isDemo && { id: { lt: 0 } }) };
  const placeOf = await createPlaceFinder(language);
  const key = JSON.stringify(["security-events", where]);
  return paginate(list, {
    count: () => countListRows(key, (limit) => db.securityEvent.count({ where, ...limit })),
    rows: async (window) => {
      const rows = await db.securityEvent.findMany({ where, orderBy: { id: "desc" }, select: COLUMNS, ...window });
      return rows.map((row) => securityEventJson(row, placeOf(row.ip)));
    },
  });
}

function securityEventJson(
  { id, type, ip, userAgent, details, createdAt }: Row,
  { city, country }: Place,
): SecurityEventJson {
  const { service, token, by_admin } = details as SecurityEventDetails;
  return {
    id,
    type: type as SecurityEventType,
    service: service ?? null,
    token_name: token ?? null,
    by_admin: by_admin ?? false,
    ...deviceOf(userAgent),
    city,
    country,
    ip_address: ip || null,
    created_at: createdAt.toISOString(),
  };
}
