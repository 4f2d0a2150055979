import "server-only";
import { amountsChanged } from "@/lib/billing/amounts-changed";
import { db } from "@/lib/db/db";

/** How long a change may take at a gateway. If the process dies in it, the next change waits so long. */
const CHANGE_SECONDS = 120;

/**
 * Runs a change of plan that is charged from `at`, as the only one of this subscription. Throws a 422 if another one
 * runs, or if the current plan is charged from a later time: its time would be paid back without having been paid.
 */
export async function asOnlyChange(id: number, at: Date, change: () => Promise<void>): Promise<void> {
  const now = new Date();
  const isNotLater = { OR: [{ planChangedAt: null }, { planChangedAt: { lte: at } }] };
  const isFree = { OR: [{ changingUntil: null }, { changingUntil: { lte: now } }] };
  const { count } = await db.subscription.updateMany({
    where: { id, AND: [isNotLater, isFree] },
    data: { planChangedAt: at, changingUntil: new Date(now.getTime() + CHANGE_SECONDS * 1000) },
  });
  if (count === 0) throw amountsChanged();
  try {
    await change();
  } finally {
    await db.subscription.updateMany({ where: { id }, data: { changingUntil: null } });
  }
}
