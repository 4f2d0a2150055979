"use client";

import { type FormEvent, useState } from "react";
import type { ListKind } from "@/components/editor/lists/list-kinds";
import { type PastedRows, pastedRows } from "@/components/editor/lists/pasted-rows";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";

/** Turns lines of text into items. Says how many before they are added. */
export function PasteListDialog({ close, kind }: DialogProps<PastedRows> & { kind: ListKind }) {
  const t = useT();
  const [text, setText] = useState("");
  const [replaces, setReplaces] = useState(false);
  const rows = pastedRows(kind, text);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (rows.length > 0) close({ rows, replaces });
  }

  return (
    <Dialog title={t("Paste a list")} size="md">
      <form className="grid gap-4" onSubmit={submit}>
        <Field label={t(kind.name)} hint={t(kind.pasteHint)}>
          {(aria) => <Textarea {...aria} rows={10} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <Checkbox
          label={t("Replace what is there")}
          checked={replaces}
          onChange={(event) => setReplaces(event.target.checked)}
        />
        <p role="status" className="text-small text-muted">
          {text && t("Items: :number", { number: rows.length })}
        </p>
        <DialogActions>
          <Button onClick={() => close()}>{t("Cancel")}</Button>
          <Button type="submit" variant="primary" aria-disabled={rows.length === 0}>
            {t("Add")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
