"use client";

import Check from "lucide-react/icons/check";
import CloudOff from "lucide-react/icons/cloud-off";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import type { SaveState } from "@/lib/editor/saver";

/** Says whether the work is saved. Announced to screen readers only when it is not. */
export function SaveNote({ state, onSave }: { state: SaveState; onSave: () => void }) {
  const t = useT();
  const { time } = useFormats();
  const isProblem = state.name === "offline" || state.name === "refused" || state.name === "stale";
  return (
    <span
      className="ms-1 flex items-center gap-1.5 text-small whitespace-nowrap text-muted"
      data-save-state={state.name}
    >
      <NoteIcon state={state} />
      <span role={isProblem ? "alert" : undefined}>
        {state.name === "saved" && (state.at ? t("Saved at :time", { time: time(state.at) }) : t("Saved"))}
        {state.name === "changed" && t("Not saved yet")}
        {state.name === "saving" && t("Saving")}
        {state.name === "stale" && t("Changed elsewhere")}
        {state.name === "offline" && t("Offline. Kept in this browser.")}
        {state.name === "refused" && state.message}
      </span>
      {isProblem && (
        <button type="button" className="link" onClick={onSave}>
          {t("Try again")}
        </button>
      )}
    </span>
  );
}

function NoteIcon({ state: { name } }: { state: SaveState }) {
  if (name === "saving") return <Spinner />;
  if (name === "offline") return <Icon of={CloudOff} />;
  if (name === "saved") return <Icon of={Check} />;
  return name === "changed" ? null : <Icon of={TriangleAlert} />;
}
