"use client";

import Check from "lucide-react/icons/check";
import CloudOff from "lucide-react/icons/cloud-off";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Link from "next/link";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import type { SaveState } from "@/lib/editor/saver";
import { routes } from "@/lib/routes";

/** The states in which the user can try to save again. */
const RETRYABLE_STATES: readonly SaveState["name"][] = ["offline", "refused", "stale"];

/** Shows whether the work is saved. Screen readers announce the state only if the work cannot be saved. */
export function SaveNote({ state, onSave }: { state: SaveState; onSave: () => void }) {
  const t = useT();
  const canRetry = RETRYABLE_STATES.includes(state.name);
  return (
    <span
      className="ms-1 flex min-w-0 items-center gap-1.5 text-small whitespace-nowrap text-muted"
      data-save-state={state.name}
    >
      <NoteIcon state={state} />
      <span dir="auto" className="min-w-0 truncate" role={canRetry || state.name === "gone" ? "alert" : undefined}>
        <NoteText state={state} />
      </span>
      {state.name === "gone" && (
        <Link className="link" href={routes.projects} prefetch={false}>
          {t("Back to projects")}
        </Link>
      )}
      {canRetry && (
        <button type="button" className="link" onClick={onSave}>
          {t("Try again")}
        </button>
      )}
    </span>
  );
}

function NoteText({ state }: { state: SaveState }) {
  const t = useT();
  const { time } = useFormats();
  switch (state.name) {
    case "saved":
      return state.at ? <SavedAt time={time(state.at)} /> : t("Saved");
    case "changed":
      return t("Not saved yet");
    case "saving":
      return t("Saving");
    case "stale":
      return t("Changed elsewhere");
    case "offline":
      return state.isKept
        ? t("Not saved yet. Changes are kept in this browser.")
        : t("Not saved yet. Keep this page open.");
    case "gone":
      return t("No longer available");
    case "refused":
      return state.message;
  }
}

/** The time is left out where the bar has no room for it. */
function SavedAt({ time }: { time: string }) {
  const t = useT();
  return (
    <>
      <span className="max-[1400px]:hidden">{t("Saved at :time", { time })}</span>
      <span className="min-[1400px]:hidden">{t("Saved")}</span>
    </>
  );
}

function NoteIcon({ state: { name } }: { state: SaveState }) {
  if (name === "saving") return <Spinner />;
  if (name === "offline") return <Icon of={CloudOff} />;
  if (name === "saved") return <Icon of={Check} />;
  return name === "changed" ? null : <Icon of={TriangleAlert} />;
}
