"use client";

import { useEffect, useRef, useState } from "react";
import { Panel } from "@/components/account-settings/panel";
import { useT } from "@/components/i18n/use-t";
import { LoadingState } from "@/components/two-factor/loading-state";
import { OffState } from "@/components/two-factor/off-state";
import { OnState } from "@/components/two-factor/on-state";
import { PendingState } from "@/components/two-factor/pending-state";
import { type TwoFactorState, useTwoFactorState } from "@/components/two-factor/use-two-factor";
import { Note } from "@/components/ui/note";
import { StateDot } from "@/components/ui/state-dot";
import { Tag } from "@/components/ui/tag";
import type { T } from "@/lib/i18n/create-t";

const PANEL_ID = "two-factor";

type Props = {
  /** Whether the admin area requires two-factor authentication. */
  isRequired?: boolean | undefined;
};

/** Two-factor authentication for the user's account: off, waiting for the first code, or on. */
export function TwoFactorPanel({ isRequired }: Props) {
  const t = useT();
  const { state, isError, refetch } = useTwoFactorState();
  const [codes, setCodes] = useState<string[] | null>(null);
  useFocusAfterChange(state);

  return (
    <Panel
      id={PANEL_ID}
      title={t("Two factor authentication")}
      description={descriptionOf(state, t)}
      aside={stateTag(state, t)}
    >
      {isRequired && state !== "on" && (
        <Note tone="warn">
          {t("Admins of this site must use two factor authentication. Set it up to open the admin area.")}
        </Note>
      )}
      {state === "off" && <OffState />}
      {state === "pending" && <PendingState onCodes={setCodes} />}
      {state === "on" && <OnState codes={codes} onCodes={setCodes} />}
      {!state && <LoadingState isError={isError} onRetry={() => void refetch()} />}
    </Panel>
  );
}

function descriptionOf(state: TwoFactorState | undefined, t: T): string {
  switch (state) {
    case "pending":
      return t("Step 2 of 2. Scan the QR code with an authenticator app, then enter the code it shows.");
    case "on":
      return t("After your password, we ask for a code from your authenticator app.");
    default:
      return t("Adds a code from an app on your phone, so that a stolen password is not enough to log in.");
  }
}

function stateTag(state: TwoFactorState | undefined, t: T) {
  if (state === "pending") return <Tag>{t("Not finished")}</Tag>;
  return state === "on" && <StateDot tone="success">{t("On")}</StateDot>;
}

/** When the state changes, moves focus to the code field or to the heading, because the pressed button is gone. */
function useFocusAfterChange(state: TwoFactorState | undefined) {
  const previousState = useRef<TwoFactorState | undefined>(undefined);
  useEffect(() => {
    const hasChanged = previousState.current !== undefined && state !== undefined && previousState.current !== state;
    previousState.current = state;
    if (hasChanged && state !== "pending") document.getElementById(`${PANEL_ID}-title`)?.focus();
    if (hasChanged && state === "pending") document.getElementById(PANEL_ID)?.querySelector("input")?.focus();
  }, [state]);
}
