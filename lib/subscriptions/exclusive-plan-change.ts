import "server-only";
import { amountsChanged } from "@/lib/billing/amounts-changed";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";

/**
 * How long a change may take at a gateway. If the process dies during a change, the next change must wait this long.
 */
const CHANGE_SECONDS = 120;

/**
 * Runs a change of plan that is charged from `at`. Throws a 422 if another change to this subscription is running. Also
 * throws a 422 if the current plan is charged from a later time than `at`: the change would give credit for time that
 * was never paid for. If the gateway refuses this change, the next one may still be charged from an earlier time than
 * `at`.
 */
export async function runExclusivePlanChange(id: number, at: Date, change: () => Promise<void>): Promise<void> {
  const now = new Date();
  const { planChangedAt } = await db.subscription.findUniqueOrThrow({ where: { id }, select: { planChangedAt: true } });
  if (planChangedAt && planChangedAt > at) throw amountsChanged();
  const noRunningChange = { OR: [{ changingUntil: null }, { changingUntil: { lte: now } }] };
  const changingUntil = new Date(now.getTime() + CHANGE_SECONDS * 1000);
  const { count } = await db.subscription.updateMany({
    where: { id, planChangedAt, ...noRunningChange },
    data: { planChangedAt: at, changingUntil },
  });
  if (count === 0) throw amountsChanged();
  try {
    await change();
  } catch (error) {
    if (isRefusal(error))
      await db.subscription.updateMany({ where: { id, changingUntil, planChangedAt: at }, data: { planChangedAt } });
    throw error;
  } finally {
    // filters by `changingUntil`, so that the lock of a later change is not released
    await db.subscription.updateMany({ where: { id, changingUntil }, data: { changingUntil: null } });
  }
}

/** Whether the plan has certainly not changed. If the gateway could not be reached, the change may have succeeded. */
const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code !== "unavailable";
