import { networkOf } from "@/lib/http/visitor";
import { isBot } from "@/lib/site-stats/bots";
import { utcDay } from "@/lib/site-stats/days";
import { OTHER_REFERRERS } from "@/lib/site-stats/policy";
import { referrerHost } from "@/lib/site-stats/referrer-host";

/** A page of a published site that was sent to a visitor. `referrer`: the `Referer` header. */
export type View = {
  siteId: number;
  path: string;
  referrer: string | undefined;
  siteHost: string;
  address: string;
  userAgent: string;
};

/** Equal views by one visitor. They are in memory for a few seconds. The address and the user agent are never saved. */
export type PendingView = {
  day: string;
  siteId: number;
  path: string;
  referrer: string;
  /** Null if `PENDING_MAX` entries were already pending. Then only the views of all visitors together are counted. */
  visitor: { address: string; userAgent: string } | null;
  views: number;
};

/** Views that are not saved yet. The key contains everything that equal views have in common. */
export type PendingViews = Map<string, PendingView>;

/** Once there are this many entries, they are saved immediately instead of after a few seconds. */
export const PENDING_MAX = 20_000;
/** The maximum number of pending entries, for when saving them fails or takes long. */
const UNSAVED_MAX = 2 * PENDING_MAX;

const PATH_MAX_CHARS = 500;
const USER_AGENT_MAX_CHARS = 500;

/** Adds a view, unless it is by a bot. */
export function addView(pending: PendingViews, view: View, now: number): void {
  const userAgent = view.userAgent.slice(0, USER_AGENT_MAX_CHARS);
  if (isBot(userAgent)) return;
  const referrer = referrerHost(view.referrer, view.siteHost);
  const path = view.path.slice(0, PATH_MAX_CHARS);
  const entry = { day: utcDay(now), siteId: view.siteId, path, referrer, views: 1 };
  addEntry(pending, { ...entry, visitor: { address: view.address, userAgent } });
}

/** How many visitors of a site a network may have until the views are saved, every few seconds. */
const NETWORK_MAX = 50;

/** The user agents of these visitors, by site and network. */
const userAgents = new WeakMap<PendingViews, Map<string, Set<string>>>();

/** Remembers a visitor. False if the network has too many others: one client can pretend to be any number of them. */
function isOneOfFew(pending: PendingViews, { siteId, visitor }: PendingView): boolean {
  if (!visitor) return true;
  const byNetwork = userAgents.get(pending) ?? new Map<string, Set<string>>();
  userAgents.set(pending, byNetwork);
  const key = `${siteId} ${networkOf(visitor.address)}`;
  const known = byNetwork.get(key) ?? new Set<string>();
  if (!known.has(visitor.userAgent) && known.size >= NETWORK_MAX) return false;
  byNetwork.set(key, known.add(visitor.userAgent));
  return true;
}

/**
 * Adds views to the pending ones. Once there are `PENDING_MAX` entries, views that do not equal any pending views lose
 * their visitor, and their referrer becomes `OTHER_REFERRERS`. So do those of further visitors of a network that has
 * `NETWORK_MAX`. Once there are `UNSAVED_MAX` entries, views that equal no pending views even after this change are
 * dropped.
 */
export function addEntry(pending: PendingViews, entry: PendingView): void {
  const key = keyOf(entry);
  const existing = pending.get(key);
  if (existing) existing.views += entry.views;
  else if (pending.size < PENDING_MAX && isOneOfFew(pending, entry)) pending.set(key, entry);
  else if (entry.visitor) addEntry(pending, { ...entry, visitor: null, referrer: OTHER_REFERRERS });
  else if (pending.size < UNSAVED_MAX) pending.set(key, entry);
}

const keyOf = ({ day, siteId, path, referrer, visitor }: PendingView) =>
  `${day}\n${siteId}\n${path}\n${referrer}\n${visitor ? `${visitor.address}\n${visitor.userAgent}` : ""}`;
