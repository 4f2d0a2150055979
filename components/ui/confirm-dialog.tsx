"use client";

import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";

export type ConfirmOptions = {
  /** A question that names what is affected: `Delete "Walking club"?` */
  title: string;
  /** What happens if the user confirms. */
  body?: string;
  /** The label of the button that confirms. It begins with the verb of the title: "Delete project", "Leave". */
  action: string;
  /** The label of the button that cancels, such as "Keep it". Defaults to "Cancel". */
  cancel?: string;
  danger?: boolean;
};

/** The dialog of `confirm`. The cancel button is first, so it gets focus and Enter does not confirm. */
export function ConfirmDialog({ title, body, action, cancel, danger, close }: ConfirmOptions & DialogProps<boolean>) {
  const t = useT();

  return (
    <Dialog role="alertdialog" title={title} text={body} danger={danger}>
      <DialogActions>
        <Button onClick={() => close(false)}>{cancel ?? t("Cancel")}</Button>
        <Button variant={danger ? "danger-solid" : "primary"} onClick={() => close(true)}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
