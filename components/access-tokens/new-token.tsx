"use client";

import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { DialogActions } from "@/components/ui/dialog-actions";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Note } from "@/components/ui/note";

/** The new token, which is shown only once. */
export function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useT();
  return (
    <div className="mt-4 grid gap-4">
      <Field label={t("Token")}>
        {(aria) => (
          <Input
            {...aria}
            className="mono"
            dir="ltr"
            readOnly
            value={token}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <Note tone="warn">
        {t(
          "Make sure to store the token in a safe place. After this dialog is closed, the token can't be viewed again.",
        )}
      </Note>
      <DialogActions>
        <Button onClick={onDone}>{t("Done")}</Button>
        <CopyButton text={token} variant="primary" />
      </DialogActions>
    </div>
  );
}
