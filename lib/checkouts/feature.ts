import "server-only";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";

/** Long enough for a user who returns late from the payment page. */
const KEPT_DAYS = 30;

const EXPORT_COLUMNS = {
  id: true,
  product: { select: { name: true } },
  gateway: true,
  state: true,
  createdAt: true,
} as const;

export const checkouts = {
  name: "checkouts",
  models: { Checkout: "personal" },
  expired: [
    `UPDATE "Checkout" SET state = 'expired' WHERE state = 'open' AND "expiresAt" < now() - interval '1 day'`,
    `DELETE FROM "Checkout" WHERE state = 'expired' AND "expiresAt" < now() - interval '${KEPT_DAYS} days'`,
  ],
  exportDocuments: async (userId) => [
    {
      name: "checkouts",
      rows: await db.checkout.findMany({ where: { userId }, orderBy: { createdAt: "asc" }, select: EXPORT_COLUMNS }),
    },
  ],
} as const satisfies Feature;
