"use client";

import { useMemo, useSyncExternalStore } from "react";
import { DialogContext } from "@/components/ui/dialog-context";
import { currentDialog, subscribeToDialog } from "@/components/ui/dialog-store";

/** Renders the dialog of `openDialog`. Mounted once per page. */
export function DialogHost() {
  const dialog = useSyncExternalStore(subscribeToDialog, currentDialog, () => null);
  const context = useMemo(
    () => dialog && { isOpen: dialog.isOpen, opener: dialog.opener, close: () => dialog.close() },
    [dialog],
  );
  if (!dialog) return null;

  const { key, Component, props, close } = dialog;
  return (
    <DialogContext value={context}>
      <Component key={key} {...props} close={close} />
    </DialogContext>
  );
}
