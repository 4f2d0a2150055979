import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { notPermitted } from "@/lib/actor/admin-two-factor";
import { displayName } from "@/lib/actor/display-name";
import type { SubscriptionStatus } from "@/lib/billing/gateway";
import { planRefJson } from "@/lib/billing/plan-json";
import { requireBilling } from "@/lib/billing/require-billing";
import type { Prisma } from "@/lib/db/client/client";
import { countListRows } from "@/lib/db/count-list-rows";
import { db, type Tx } from "@/lib/db/db";
import { findFewIds } from "@/lib/db/few-ids";
import { toOrderBy } from "@/lib/db/order-by";
import { containsText } from "@/lib/db/search";
import { notFound } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import { can } from "@/lib/permissions/can";
import type { SubscriptionJson, SubscriptionListQuery, SubscriptionSearch } from "@/lib/subscriptions/schema";
import { isValid } from "@/lib/subscriptions/validity";

/** Sorts by id, which grows with time and is the last column of the indexes for lists. */
const SORT_COLUMNS = { created_at: "id" } as const;

const SHOWN_COLUMNS = {
  id: true,
  gateway: true,
  status: true,
  periodStart: true,
  periodEnd: true,
  trialEndsAt: true,
  trialRefused: true,
  cancelAtPeriodEnd: true,
  endedAt: true,
  validUntil: true,
  paymentMethod: true,
  nextPaymentAt: true,
  paymentUrl: true,
  createdAt: true,
  user: { select: { id: true, email: true, firstName: true, lastName: true } },
  product: { select: { id: true, name: true } },
  price: { select: { id: true, amount: true, currency: true, interval: true, intervalCount: true } },
} as const satisfies Prisma.SubscriptionSelect;
type SubscriptionRow = Prisma.SubscriptionGetPayload<{ select: typeof SHOWN_COLUMNS }>;

/** Lists the actor's own subscriptions, newest first by default. With `everyone`, lists those of all users. */
export async function listSubscriptions(actor: UserActor, list: SubscriptionListQuery) {
  await requireBilling();
  if (list.everyone && !can(actor, "subscriptions.view")) throw notPermitted(actor);
  const where = { ...(await subscriptionsMatching(list)), ...(!list.everyone && { userId: actor.id }) };
  return paginate(list, {
    count: () =>
      countListRows(JSON.stringify(["subscriptions", where]), (limit) => db.subscription.count({ where, ...limit })),
    rows: async (window) => findSubscriptions({ where, orderBy: toOrderBy(SORT_COLUMNS, list), ...window }),
  });
}

export async function subscriptionsMatching({
  query,
  user_id,
  status,
}: SubscriptionSearch): Promise<Prisma.SubscriptionWhereInput> {
  return {
    ...(user_id !== undefined && { userId: user_id }),
    ...(status && { status }),
    ...(query && { OR: await buildUserOrPlanFilter(query) }),
  };
}

async function buildUserOrPlanFilter(text: string): Promise<Prisma.SubscriptionWhereInput[]> {
  const user = { email: containsText(text) };
  const product = { name: containsText(text) };
  const [users, products] = await Promise.all([
    findFewIds((limit) => db.user.findMany({ where: user, ...limit })),
    findFewIds((limit) => db.product.findMany({ where: product, ...limit })),
  ]);
  return [users ? { userId: { in: users } } : { user }, products ? { productId: { in: products } } : { product }];
}

export async function findSubscriptions(
  args: Omit<Prisma.SubscriptionFindManyArgs, "select" | "include" | "omit">,
): Promise<SubscriptionJson[]> {
  return (await db.subscription.findMany({ ...args, select: SHOWN_COLUMNS })).map(subscriptionJson);
}

/**
 * One of the actor's subscriptions, or anyone's if the actor has `subscriptions.view`. Throws a 404 if there is none.
 */
export async function getSubscription(actor: UserActor, id: number): Promise<SubscriptionJson> {
  await requireBilling();
  const scope = can(actor, "subscriptions.view") ? {} : { userId: actor.id };
  const row = await db.subscription.findFirst({ where: { id, ...scope }, select: SHOWN_COLUMNS });
  if (!row) throw notFound("Subscription");
  return subscriptionJson(row);
}

/** Reads a subscription without checking access. Throws a 404 if it does not exist. */
export async function readSubscription(id: number, tx: Tx = db): Promise<SubscriptionJson> {
  const row = await tx.subscription.findUnique({ where: { id }, select: SHOWN_COLUMNS });
  if (!row) throw notFound("Subscription");
  return subscriptionJson(row);
}

/** A filter for the subscriptions that the actor may change: their own, or all with `subscriptions.update`. */
export const changeableBy = (actor: UserActor) => (can(actor, "subscriptions.update") ? {} : { userId: actor.id });

const isoOf = (time: Date | null) => time?.toISOString() ?? null;

function subscriptionJson({ user, product, price, ...row }: SubscriptionRow): SubscriptionJson {
  return {
    id: row.id,
    user: { id: user.id, display_name: displayName(user), email: user.email },
    ...planRefJson({ product, price }),
    gateway: row.gateway as SubscriptionJson["gateway"],
    status: row.status as SubscriptionStatus,
    valid: isValid(row),
    valid_until: isoOf(row.validUntil),
    period_start: row.periodStart.toISOString(),
    period_end: isoOf(row.periodEnd),
    trial_ends_at: isoOf(row.trialEndsAt),
    trial_refused: row.trialRefused,
    cancel_at_period_end: row.cancelAtPeriodEnd,
    ended_at: isoOf(row.endedAt),
    payment_method: row.paymentMethod,
    next_payment_at: isoOf(row.nextPaymentAt),
    payment_url: row.paymentUrl,
    created_at: row.createdAt.toISOString(),
  };
}
