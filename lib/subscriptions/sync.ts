import "server-only";
import type { GatewayName, GatewaySubscription } from "@/lib/billing/gateway";
import { db, type Tx } from "@/lib/db/db";
import { isUniqueViolation } from "@/lib/db/refuse-duplicates";
import type { GatewayRef } from "@/lib/gateways/gateway-ref";
import { gatewayNamed } from "@/lib/gateways/gateways";
import { type Party, sellerOf } from "@/lib/invoices/parties";
import { saveInvoices } from "@/lib/invoices/save-invoices";
import { enqueue } from "@/lib/jobs/enqueue";
import { getSettings } from "@/lib/settings/settings";
import { hasLiveSubscription } from "@/lib/subscriptions/live";
import { tellChanges } from "@/lib/subscriptions/tell-changes";
import { validUntilOf } from "@/lib/subscriptions/validity";
import { prepareWords, type WordsFor } from "@/lib/subscriptions/words";

/** How often a sync is tried if other syncs overtake it. */
const ATTEMPTS_MAX = 8;

/** The event of the gateway that caused a sync. */
export type SyncEvent = { eventId: string; type: string };

/**
 * Fetches a subscription from its gateway, stores its state and its invoices, and notifies its user of changes. Returns
 * the id of our row, or null if there is nothing to store. The order of calls does not matter: if another call stores
 * something after the state was fetched, it is fetched again. An `event` takes effect only once.
 */
export async function syncSubscription(ref: GatewayRef, event?: SyncEvent): Promise<number | null> {
  const gateway = await gatewayNamed(ref.gateway);
  const settings = await getSettings();
  const wordsFor = await prepareWords();
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const version = await versionOf(db, ref);
    const state = await gateway.fetchSubscription(ref.gatewayId);
    const stored = await store({
      ref,
      state,
      version,
      seller: sellerOf(settings),
      notifies: settings.billing.enable,
      wordsFor,
      event,
    });
    if (stored !== "overtaken") return stored;
  }
  throw new Error(`The subscription ${ref.gatewayId} changes too often to be stored.`);
}

async function versionOf(tx: Tx, { gateway, gatewayId }: GatewayRef): Promise<number> {
  const where = { gateway_gatewayId: { gateway, gatewayId } };
  return (await tx.subscription.findUnique({ where, select: { version: true } }))?.version ?? 0;
}

type Sync = {
  ref: GatewayRef;
  state: GatewaySubscription | null;
  version: number;
  seller: Party;
  wordsFor: WordsFor;
  /** False while billing is off: then users get no notices. */
  notifies: boolean;
  event: SyncEvent | undefined;
};

async function store(sync: Sync): Promise<number | null | "overtaken"> {
  const { ref, state, version, event } = sync;
  try {
    return await db.$transaction(async (tx) => {
      if (event && !(await isNewEvent(tx, ref.gateway, event))) return null;
      if (!state) return endMissing(tx, ref);
      // the deletion of a user ends what they pay for
      if (!(await lockUser(tx, state.userId))) return null;
      if ((await versionOf(tx, ref)) !== version) throw new Overtaken();
      return save(tx, sync, state);
    });
  } catch (error) {
    if (error instanceof Overtaken || isUniqueViolation(error)) return "overtaken";
    throw error;
  }
}

/** Rolls back the transaction, including the stored event. */
class Overtaken extends Error {}

async function isNewEvent(tx: Tx, gateway: GatewayName, event: SyncEvent): Promise<boolean> {
  const { count } = await tx.gatewayEvent.createMany({ data: { gateway, ...event }, skipDuplicates: true });
  return count > 0;
}

/** Locks the user, so that changes of their subscriptions run one at a time. Returns false if the user was deleted. */
export async function lockUser(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "User" WHERE id = ${userId}::int FOR NO KEY UPDATE`;
  return rows.length > 0;
}

/** Ends our row of a subscription that is unknown to the gateway and no longer valid. */
async function endMissing(tx: Tx, { gateway, gatewayId }: GatewayRef): Promise<null> {
  const now = new Date();
  const data = { status: "ended", endedAt: now, validUntil: now, version: { increment: 1 } };
  await tx.subscription.updateMany({ where: { gateway, gatewayId, endedAt: null, validUntil: { lte: now } }, data });
  return null;
}

const SYNCED = {
  id: true,
  status: true,
  productId: true,
  priceId: true,
  cancelAtPeriodEnd: true,
  endedAt: true,
  validUntil: true,
  extendedUntil: true,
  failedPayments: true,
} as const;

async function save(tx: Tx, { ref, seller, wordsFor, notifies }: Sync, state: GatewaySubscription): Promise<number> {
  const where = { gateway_gatewayId: ref };
  const before = await tx.subscription.findUnique({ where, select: SYNCED });
  // A user with another live subscription has paid twice. Each sync queues its end, in case a job was lost.
  const isSecond = !state.endedAt && (await hasLiveSubscription(tx, state.userId, before?.id));
  if (isSecond) await enqueue(tx, "end-subscription", ref, { key: `undo-${ref.gatewayId}` });
  const endedAt = isSecond || state.endedAt ? endOf(before, state) : null;
  const data = columnsOf({ ...state, endedAt }, before?.extendedUntil ?? null);
  const isOtherPlan = before !== null && before.priceId !== data.priceId;
  const after = before
    ? await tx.subscription.update({
        where: { id: before.id },
        data: { ...data, version: { increment: 1 }, ...(isOtherPlan && { planChangedAt: new Date() }) },
        select: { id: true },
      })
    : await tx.subscription.create({ data: { ...data, ...ref, userId: state.userId }, select: { id: true } });
  const owner = { gateway: ref.gateway, userId: state.userId, subscriptionId: after.id, seller };
  const invoices = await saveInvoices(tx, owner, state.invoices);
  if (!isSecond && notifies) await tellChanges(tx, { userId: state.userId, before, after: data, invoices, wordsFor });
  return after.id;
}

const endOf = (before: { endedAt: Date | null } | null, state: GatewaySubscription): Date =>
  before?.endedAt ?? state.endedAt ?? new Date();

function columnsOf(state: GatewaySubscription, extendedUntil: Date | null) {
  const { productId, priceId, periodStart, periodEnd, trialEndsAt, cancelAtPeriodEnd, endedAt } = state;
  const granted = validUntilOf(state);
  return {
    productId,
    priceId,
    status: endedAt ? ("ended" as const) : state.status,
    periodStart,
    periodEnd,
    trialEndsAt,
    cancelAtPeriodEnd,
    endedAt,
    validUntil: extendedUntil && extendedUntil > granted ? extendedUntil : granted,
    paymentMethod: state.paymentMethod,
    failedPayments: state.failedPayments,
    nextPaymentAt: endedAt ? null : state.nextPaymentAt,
    paymentUrl: endedAt ? null : state.paymentUrl,
    syncedAt: new Date(),
  };
}
