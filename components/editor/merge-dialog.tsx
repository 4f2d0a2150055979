"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { Segmented } from "@/components/ui/segmented";
import type { Choice, Conflict, MergeDecision } from "@/lib/editor/merge-documents";

type Props = { conflicts: Conflict[]; close: (decision?: MergeDecision) => void };

/** Asks which version to keep of each page that was changed both here and elsewhere. */
export function MergeDialog({ conflicts, close }: Props) {
  const t = useT();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  return (
    <Dialog
      title={t("These pages were changed in both versions")}
      text={t(
        "Someone else, or another tab, has saved them in the meantime. Choose which version of each page to keep, or open yours as a copy to have both.",
      )}
      role="alertdialog"
      size="lg"
    >
      <ul className="mt-4 grid gap-3">
        {conflicts.map(({ id, name, mine, theirs }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
            <b className="font-semibold">
              <bdi>{name}</bdi>
            </b>
            <Segmented<Choice>
              label={t("Keep for :name", { name })}
              value={choices[id] ?? "mine"}
              onChange={(choice) => setChoices({ ...choices, [id]: choice })}
              options={[
                { value: "mine", label: mine ? t("My version") : t("Delete it") },
                { value: "theirs", label: theirs ? t("The other version") : t("Keep it deleted") },
              ]}
            />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={() => close({ copy: true })}>{t("Open mine as a copy")}</Button>
        <Button variant="primary" onClick={() => close({ copy: false, choices })}>
          {t("Keep these")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
