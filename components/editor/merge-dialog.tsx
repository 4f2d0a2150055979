"use client";

import { type ReactNode, useId, useState } from "react";
import { kindOfTag } from "@/components/editor/component-kinds";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { Radio } from "@/components/ui/radio";
import type { MergeDecision } from "@/lib/editor/merge/merge-documents";
import type { Choice, Conflict } from "@/lib/editor/merge/sides";
import type { T } from "@/lib/i18n/create-t";

type Props = { conflicts: Conflict[]; close: (decision?: MergeDecision) => void };

/** Asks which version to keep of everything that was changed both here and elsewhere. */
export function MergeDialog({ conflicts, close }: Props) {
  const t = useT();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  return (
    <Dialog
      title={t("This was changed in both versions")}
      text={t(
        "Someone else, or another tab, has saved it in the meantime. Choose what to keep, or open your version as a copy to have both. All other changes are merged.",
      )}
      role="alertdialog"
      size="lg"
    >
      <ul className="mt-4 grid gap-4">
        {conflicts.map((conflict) => (
          <li key={conflict.id} className="border-t border-line pt-3">
            <ConflictField
              conflict={conflict}
              value={choices[conflict.id] ?? "mine"}
              onChange={(choice) => setChoices({ ...choices, [conflict.id]: choice })}
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

type FieldProps = { conflict: Conflict; value: Choice; onChange: (choice: Choice) => void };

function ConflictField({ conflict, value, onChange }: FieldProps) {
  const t = useT();
  const name = useId();
  const { page, mine, theirs } = conflict;
  const choices = [
    { value: "mine", label: t("My version"), content: mine },
    { value: "theirs", label: t("The other version"), content: theirs },
  ] as const;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">
        <bdi>{titleOf(conflict, t)}</bdi>
        {page !== null && (
          <span className="font-normal text-muted">
            {" · "}
            <bdi>{page}</bdi>
          </span>
        )}
      </legend>
      <div className="grid gap-2 md:grid-cols-2">
        {choices.map((choice) => (
          <div key={choice.value} className="rounded-md border border-line p-3 has-checked:border-accent">
            <Radio
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              label={<Version label={choice.label} content={choice.content} />}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function Version({ label, content }: { label: ReactNode; content: string | null }) {
  const t = useT();
  return (
    <span className="grid gap-1">
      <span className="text-small text-muted">{label} </span>
      <span dir="auto" className="line-clamp-6 wrap-anywhere">
        {content === null ? t("Deleted") : content || t("Empty")}
      </span>
    </span>
  );
}

/** What was changed: "Heading 1", "Link: href", "Style font-size of .title". */
function titleOf({ kind, target, name }: Conflict, t: T): string {
  if (kind === "page") return t("The whole page");
  if (kind === "style") return t("Style :name of :target", { name, target });
  if (target === "body" && kind === "setting") return t("Page setting :name", { name });
  const element = t(kindOfTag(target).name, { level: target.slice(1) });
  return kind === "attribute" || kind === "setting" ? `${element}: ${name}` : element;
}
