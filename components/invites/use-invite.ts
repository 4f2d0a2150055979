"use client";

import { useEffect, useState } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { joinInvite } from "@/components/layout/join-invite";
import { toastOnNextPage } from "@/components/ui/kept-toast";
import { ApiError } from "@/lib/http/client";
import { inviteClient } from "@/lib/invites/client";
import type { InvitePreviewJson } from "@/lib/invites/schema";
import { routes } from "@/lib/routes";

const NOT_FOUND = 404;
const PREFIX = "/workspace/join/";

export type InviteState =
  | { step: "loading" }
  | { step: "invalid" }
  | { step: "failed" }
  | { step: "open"; invite: InvitePreviewJson; pending: "join" | "decline" | null };

/** The invite whose id is in the page's address, and what can be done with it. */
export function useInvite() {
  const [state, setState] = useState<InviteState>({ step: "loading" });
  const { refresh, isUserKnown } = useBootstrap();
  const t = useT();

  async function load() {
    setState({ step: "loading" });
    try {
      setState({ step: "open", invite: await inviteClient.show(readInviteId()), pending: null });
    } catch (error) {
      if (isGone(error)) setState({ step: "invalid" });
      else setState({ step: "failed" });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is clear who the visitor is
  useEffect(() => {
    if (isUserKnown) void load();
  }, [isUserKnown]);

  /** If the invite turns out to be invalid, reloads the user's data, because the user may already have joined. */
  async function act(pending: "join" | "decline", work: () => Promise<void>) {
    if (state.step !== "open" || state.pending) return;
    setState({ ...state, pending });
    try {
      await work();
    } catch (error) {
      reportApiError(error, t);
      if (!isGone(error)) return setState({ ...state, pending: null });
      setState({ step: "invalid" });
      await refresh().catch(() => undefined);
    }
  }

  const join = () =>
    act("join", async () => {
      await joinInvite(readInviteId(), t);
      window.location.assign(routes.dashboard);
    });

  const decline = () =>
    act("decline", async () => {
      await inviteClient.remove(readInviteId());
      toastOnNextPage(t("Declined workspace invitation"));
      window.location.assign(routes.dashboard);
    });

  return { state, load, join, decline };
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === NOT_FOUND;

/** The id in the page's address. The page itself is the same for all invites. */
const readInviteId = () => window.location.pathname.slice(PREFIX.length).split("/", 1)[0] ?? "";
