import "server-only";
import type { GatewayName, GatewaySubscription } from "@/lib/billing/gateway";
import { db, type Tx } from "@/lib/db/db";
import { isUniqueViolation } from "@/lib/db/violations";
import { concurrentChange } from "@/lib/errors";
import type { GatewayRef } from "@/lib/gateways/gateway-ref";
import { getGateway } from "@/lib/gateways/gateways";
import { type Party, sellerOf } from "@/lib/invoices/parties";
import { saveInvoices } from "@/lib/invoices/save-invoices";
import { enqueue } from "@/lib/jobs/enqueue";
import { getSettings } from "@/lib/settings/settings";
import { hasLiveSubscription } from "@/lib/subscriptions/live";
import { type NoticeDetailsFor, prepareNoticeDetails } from "@/lib/subscriptions/notice-details";
import { notifyOfChanges } from "@/lib/subscriptions/notify-of-changes";
import { isTrialRefused, notifyOfRefusedTrial } from "@/lib/subscriptions/refused-trials";
import { validUntilOf } from "@/lib/subscriptions/validity";

/** How many times a sync is tried if other changes overtake it. */
const ATTEMPTS_MAX = 8;

/** The gateway's event that caused a sync. */
export type SyncEvent = { eventId: string; type: string };

/**
 * Fetches a subscription from its gateway, stores its state and its invoices, and notifies its user of changes. Returns
 * the id of our row. Null if the gateway does not know the subscription, its user was deleted, or `event` was handled
 * before. The order of calls does not matter: if another call stores a state in the meantime, this call fetches the
 * state again, unless the other one fetched it after this call had begun. Throws a 409 if changes overtake this call
 * again and again.
 */
export async function syncSubscription(ref: GatewayRef, event?: SyncEvent): Promise<number | null> {
  const gateway = await getGateway(ref.gateway);
  const settings = await getSettings();
  const noticeDetailsFor = await prepareNoticeDetails();
  let begunAt: Date | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const { version, now: fetchedAt } = await readVersion(db, ref);
    begunAt ??= fetchedAt;
    const state = await gateway.fetchSubscription(ref.gatewayId);
    const result = await store({
      ref,
      state,
      version,
      begunAt,
      fetchedAt,
      seller: sellerOf(settings),
      notifies: settings.billing.enable,
      noticeDetailsFor,
      event,
    });
    if (result !== "overtaken") return result;
  }
  throw concurrentChange();
}

type Version = { version: number; id: number | null; syncedAt: Date | null; now: Date };

/** The version of our row, 0 if there is none, and the database's time, which is the same for all processes. */
async function readVersion(tx: Tx, { gateway, gatewayId }: GatewayRef): Promise<Version> {
  const [row] = await tx.$queryRaw<Version[]>`
    SELECT coalesce(s.version, 0) AS version, s.id, s."syncedAt", clock_timestamp() AS now
    FROM (SELECT 1) one LEFT JOIN "Subscription" s ON s.gateway = ${gateway} AND s."gatewayId" = ${gatewayId}`;
  return row as Version;
}

type Sync = {
  ref: GatewayRef;
  state: GatewaySubscription | null;
  version: number;
  /** When the call began, and when this state was fetched, by the database's clock. */
  begunAt: Date;
  fetchedAt: Date;
  seller: Party;
  noticeDetailsFor: NoticeDetailsFor;
  /** False while billing is off: then users get no notices. */
  notifies: boolean;
  event: SyncEvent | undefined;
};

async function store(sync: Sync): Promise<number | null | "overtaken"> {
  try {
    return await db.$transaction((tx) => storeIn(tx, sync));
  } catch (error) {
    if (error instanceof Overtaken || isUniqueViolation(error)) return "overtaken";
    throw error;
  }
}

async function storeIn(tx: Tx, sync: Sync): Promise<number | null> {
  const { ref, state, event } = sync;
  if (event && !(await recordEvent(tx, ref.gateway, event))) return null;
  if (!state) return endIfExpired(tx, ref);
  // the user was deleted, which also ends their subscriptions at the gateway
  if (!(await tryLockUser(tx, state.userId))) return null;
  const current = await readVersion(tx, ref);
  if (hasStateSince(current, sync.begunAt)) return current.id;
  if (current.version !== sync.version) throw new Overtaken();
  return save(tx, sync, state);
}

/** Whether our row has a state that was fetched after this time, which is at least as new as a call from then needs. */
const hasStateSince = ({ syncedAt }: Version, begunAt: Date): boolean => syncedAt !== null && syncedAt > begunAt;

/** Thrown to roll back the transaction, including the stored event. */
class Overtaken extends Error {}

async function recordEvent(tx: Tx, gateway: GatewayName, event: SyncEvent): Promise<boolean> {
  const { count } = await tx.gatewayEvent.createMany({ data: { gateway, ...event }, skipDuplicates: true });
  return count > 0;
}

/** Locks the user, so that changes to their subscriptions run one at a time. Returns false if the user was deleted. */
export async function tryLockUser(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "User" WHERE id = ${userId}::int FOR NO KEY UPDATE`;
  return rows.length > 0;
}

/** For a subscription that is unknown to the gateway: marks it as ended, unless it is still valid. */
async function endIfExpired(tx: Tx, { gateway, gatewayId }: GatewayRef): Promise<null> {
  const now = new Date();
  const data = { status: "ended", endedAt: now, validUntil: now, version: { increment: 1 } };
  await tx.subscription.updateMany({ where: { gateway, gatewayId, endedAt: null, validUntil: { lte: now } }, data });
  return null;
}

const SYNC_COLUMNS = {
  id: true,
  status: true,
  productId: true,
  priceId: true,
  cancelAtPeriodEnd: true,
  endedAt: true,
  validUntil: true,
  extendedUntil: true,
  failedPayments: true,
  trialRefused: true,
} as const;

async function save(tx: Tx, sync: Sync, state: GatewaySubscription): Promise<number> {
  const { ref, seller } = sync;
  const where = { gateway_gatewayId: ref };
  const before = await tx.subscription.findUnique({ where, select: SYNC_COLUMNS });
  const undo = await findUndo(tx, ref, before, state);
  const endedAt = undo || state.endedAt ? endOf(before, state) : null;
  const columns = columnsOf({ ...state, endedAt }, before?.extendedUntil ?? null);
  const data = { ...columns, trialRefused: undo === "second-trial", syncedAt: sync.fetchedAt };
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
  if (sync.notifies) await notifyOf(undo);
  return after.id;

  async function notifyOf(undone: Undo | null): Promise<void> {
    const { noticeDetailsFor } = sync;
    const { userId } = state;
    if (undone === null) await notifyOfChanges(tx, { userId, before, after: data, invoices, noticeDetailsFor });
    else if (undone === "second-trial" && before === null) await notifyOfRefusedTrial(tx, state);
  }
}

/** Why a subscription has to end although its gateway runs it. */
type Undo = "second-subscription" | "second-trial";

/**
 * Finds out whether a subscription has to end: its user has another live subscription and has paid twice, or its trial
 * is a second one. A job then ends it. Every sync enqueues the job again, because a job can be lost.
 */
async function findUndo(
  tx: Tx,
  ref: GatewayRef,
  before: { id: number; trialRefused: boolean } | null,
  state: GatewaySubscription,
): Promise<Undo | null> {
  const isSecond = !state.endedAt && (await hasLiveSubscription(tx, state.userId, before?.id));
  const undo = isSecond ? "second-subscription" : (await isTrialRefused(tx, before, state)) ? "second-trial" : null;
  if (undo && !state.endedAt) await enqueue(tx, "end-subscription", ref, { key: `undo-${ref.gatewayId}` });
  return undo;
}

const endOf = (before: { endedAt: Date | null } | null, state: GatewaySubscription): Date =>
  before?.endedAt ?? state.endedAt ?? new Date();

function columnsOf(state: GatewaySubscription, extendedUntil: Date | null) {
  const { productId, priceId, periodStart, periodEnd, trialEndsAt, cancelAtPeriodEnd, endedAt } = state;
  const grantedUntil = validUntilOf(state);
  return {
    productId,
    priceId,
    status: endedAt ? ("ended" as const) : state.status,
    periodStart,
    periodEnd,
    trialEndsAt,
    cancelAtPeriodEnd,
    endedAt,
    validUntil: extendedUntil && extendedUntil > grantedUntil ? extendedUntil : grantedUntil,
    paymentMethod: state.paymentMethod,
    failedPayments: state.failedPayments,
    nextPaymentAt: endedAt ? null : state.nextPaymentAt,
    paymentUrl: endedAt ? null : state.paymentUrl,
  };
}
