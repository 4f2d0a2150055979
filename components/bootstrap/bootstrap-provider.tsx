"use client";

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { type ClientBootstrap, clientBootstrap } from "@/lib/bootstrap/client-data";
import type { BootstrapData } from "@/lib/bootstrap/schema";
import { api, cookie } from "@/lib/http/client";

type Bootstrap = ClientBootstrap & {
  /** False while a cached page does not know yet whether its reader is signed in. */
  known: boolean;
  /** Takes over bootstrap data that a call answered with. */
  store: (data: BootstrapData) => void;
  /** Asks the server again. */
  refresh: () => Promise<void>;
};

const BootstrapContext = createContext<Bootstrap | null>(null);

/** The site's settings, themes and menus, and who is signed in. */
export function useBootstrap(): Bootstrap {
  const bootstrap = use(BootstrapContext);
  if (!bootstrap) throw new Error("useBootstrap needs a BootstrapProvider above it.");
  return bootstrap;
}

type Props = {
  initial: ClientBootstrap;
  /** The page came from the cache and so holds a guest's data: a signed-in reader's is asked for. */
  cached?: boolean;
  children: ReactNode;
};

export function BootstrapProvider({ initial, cached = false, children }: Props) {
  const [data, setData] = useState(initial);
  const [known, setKnown] = useState(!cached);

  const value = useMemo((): Bootstrap => {
    const store = (fresh: BootstrapData) => setData((old) => clientBootstrap(fresh, old.languages));
    const refresh = async () => store((await api.get<{ data: BootstrapData }>("bootstrap-data")).data);
    return { ...data, known, store, refresh };
  }, [data, known]);

  const { refresh } = value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the cached page has arrived
  useEffect(() => {
    if (!cached || cookie("signed_in") !== "1") return setKnown(true);
    refresh()
      .catch(() => undefined) // the page stays a guest's; the next call says what is wrong
      .finally(() => setKnown(true));
  }, []);

  return <BootstrapContext value={value}>{children}</BootstrapContext>;
}
