import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { recordEvent } from "@/lib/audit/audit";
import type { SubscriptionStatus } from "@/lib/billing/gateway";
import { requireBilling } from "@/lib/billing/require-billing";
import type { Subscription } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { AppError, invalid, notFound } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { notify } from "@/lib/notices/notify";
import { hasLiveSubscription } from "@/lib/subscriptions/live";
import { requireMayGivePlans } from "@/lib/subscriptions/may-give-plan";
import { endedNotice } from "@/lib/subscriptions/notices";
import type { SubscriptionChange, SubscriptionInput, SubscriptionJson } from "@/lib/subscriptions/schema";
import { readSubscription } from "@/lib/subscriptions/subscriptions";
import { tryLockUser } from "@/lib/subscriptions/sync";
import { validUntilOf } from "@/lib/subscriptions/validity";

// What admins do with subscriptions. Nobody pays for a subscription that an admin creates, so it belongs to no payment
// service.

/**
 * Gives a user a plan, forever or until a date. Throws a 403 or 423 as `requireMayGivePlans` does, and a 409 if the
 * user has a subscription.
 */
export async function createSubscription(actor: UserActor, input: SubscriptionInput): Promise<SubscriptionJson> {
  await requireBilling();
  const { user_id: userId, product_id: productId, price_id: priceId } = input;
  const price = await db.price.findFirst({ where: { id: priceId, productId }, select: { id: true } });
  if (!price) throw invalid({ price_id: [line("This price does not exist.")] });
  const endsAt = input.ends_at === null ? null : new Date(input.ends_at);
  return db.$transaction(async (tx) => {
    await requireMayGivePlans(tx, actor, [productId]);
    if (!(await tryLockUser(tx, userId))) throw invalid({ user_id: [line("This user does not exist.")] });
    await endExpired(tx, userId);
    if (await hasLiveSubscription(tx, userId))
      throw new AppError("conflict", "This user already has a subscription. Change its plan instead.");
    const dates = { periodStart: new Date(), periodEnd: endsAt, validUntil: endsAt };
    const row = { userId, productId, priceId, gateway: "manual", status: "active", ...dates };
    const { id } = await tx.subscription.create({ data: row, select: { id: true } });
    const details = { user: userId, price: priceId };
    await recordEvent(tx, actor, { action: "subscription.created", targetId: id, details });
    return readSubscription(id, tx);
  });
}

/**
 * Keeps a subscription valid until a date, whether or not it is paid for. Another call may replace the date with an
 * earlier one. Throws a 422 if a paid subscription is valid beyond the date without an extension. A subscription that
 * an admin granted may get any date. Throws a 409 if such a subscription has ended, and a 403 or 423 as
 * `requireMayGivePlans` does.
 */
export async function extendSubscription(
  actor: UserActor,
  id: number,
  { ends_at }: SubscriptionChange,
): Promise<SubscriptionJson> {
  await requireBilling();
  const endsAt = new Date(ends_at);
  return db.$transaction(async (tx) => {
    const subscription = await tx.subscription.findUnique({ where: { id }, select: { userId: true } });
    if (!subscription) throw notFound("Subscription");
    await tryLockUser(tx, subscription.userId);
    const row = await tx.subscription.findUniqueOrThrow({ where: { id } });
    await requireMayGivePlans(tx, actor, [row.productId]);
    const isManual = row.gateway === "manual";
    if (isManual && row.endedAt) throw new AppError("conflict", "This subscription has ended.");
    if (!isManual && endsAt < grantedUntil(row))
      throw invalid({ ends_at: [line("The subscription is already valid for longer.")] });
    const dates = isManual ? { periodEnd: endsAt } : { extendedUntil: endsAt };
    const data = { ...dates, validUntil: endsAt, version: { increment: 1 } };
    await tx.subscription.update({ where: { id }, data, select: { id: true } });
    const details = { ends_at: endsAt.toISOString() };
    await recordEvent(tx, actor, { action: "subscription.extended", targetId: id, details });
    return readSubscription(id, tx);
  });
}

/** The time until which a paid subscription is valid without an extension. */
const grantedUntil = ({ status, periodEnd, ...dates }: Subscription): Date =>
  validUntilOf({ ...dates, status: status as SubscriptionStatus, periodEnd: periodEnd as Date });

type ManualRow = { id: number; userId: number; productId: number };

/** Immediately ends a subscription that an admin gave. */
export async function endManualSubscription(row: ManualRow): Promise<void> {
  await db.$transaction(async (tx) => {
    await tryLockUser(tx, row.userId);
    await end(tx, row, new Date());
  });
}

/** Ends the subscriptions that an admin gave this user, if their end date has passed. */
export async function endExpired(tx: Tx, userId: number): Promise<void> {
  const now = new Date();
  const rows = await tx.subscription.findMany({
    where: { userId, gateway: "manual", endedAt: null, validUntil: { lte: now } },
    select: { id: true, userId: true, productId: true, validUntil: true },
  });
  for (const row of rows) await end(tx, row, row.validUntil ?? now);
}

async function end(tx: Tx, { id, userId, productId }: ManualRow, at: Date): Promise<void> {
  const data = { status: "ended", endedAt: at, validUntil: at };
  const { count } = await tx.subscription.updateMany({ where: { id, endedAt: null }, data });
  if (count === 0) return;
  const { name } = await tx.product.findUniqueOrThrow({ where: { id: productId }, select: { name: true } });
  await notify(tx, [userId], endedNotice.with({ product: name }));
}
