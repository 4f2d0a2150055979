"use client";

import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from "react";
import { type ClientBootstrap, clientBootstrap } from "@/lib/bootstrap/client-data";
import { readOwnData } from "@/lib/bootstrap/own-data";
import type { BootstrapData } from "@/lib/bootstrap/schema";
import { api } from "@/lib/http/client";

type Bootstrap = ClientBootstrap & {
  /** False on a cached page until it is clear whether the visitor is logged in. */
  isUserKnown: boolean;
  /** Stores the bootstrap data that a call returned. */
  store: (data: BootstrapData) => void;
  /** Stores how many notifications the user has not read. */
  setUnread: (count: number) => void;
  /** Reloads the data from the server. */
  refresh: () => Promise<void>;
};

const BootstrapContext = createContext<Bootstrap | null>(null);

/** The site's settings, themes and menus, and the logged-in user. */
export function useBootstrap(): Bootstrap {
  const bootstrap = use(BootstrapContext);
  if (!bootstrap) throw new Error("useBootstrap needs a BootstrapProvider above it.");
  return bootstrap;
}

type Props = {
  initial: ClientBootstrap;
  /** Whether the page is cached. If so, a logged-in user's data is fetched, unless the end of the HTML contains it. */
  cached?: boolean;
  /** Whether only logged-in users get the page. */
  membersOnly?: boolean;
  children: ReactNode;
};

/** Returns the same object if nothing changes, so that nothing rerenders. */
const withUnread = (data: ClientBootstrap, count: number): ClientBootstrap =>
  data.user && data.user.unread_notifications_count !== count
    ? { ...data, user: { ...data.user, unread_notifications_count: count } }
    : data;

export function BootstrapProvider({ initial, cached = false, membersOnly = false, children }: Props) {
  const [ownUser] = useState(readOwnData);
  const [data, setData] = useState(ownUser ? { ...initial, user: ownUser } : initial);
  const [isUserKnown, setUserKnown] = useState(!cached || ownUser !== null);

  const value = useMemo((): Bootstrap => {
    const store = (fresh: BootstrapData) => setData((old) => clientBootstrap(fresh, old.languages));
    const setUnread = (count: number) => setData((old) => withUnread(old, count));
    const refresh = async () => store((await api.get<{ data: BootstrapData }>("bootstrap-data")).data);
    return { ...data, isUserKnown, store, setUnread, refresh };
  }, [data, isUserKnown]);

  const { refresh } = value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    // much of the page rerenders, so React may interrupt the render
    const finish = () => startTransition(() => setUserKnown(true));
    if (ownUser) return;
    const isGuest = !membersOnly && document.documentElement.dataset.loggedIn === undefined;
    if (!cached || isGuest) return finish();
    refresh()
      .catch(() => undefined) // the page keeps the guest's data; the next call reports the error
      .finally(finish);
  }, []);

  return <BootstrapContext value={value}>{children}</BootstrapContext>;
}
