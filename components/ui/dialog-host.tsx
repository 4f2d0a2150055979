"use client";

import { usePathname } from "next/navigation";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { DialogContext } from "@/components/ui/dialog-context";
import { closeDialog, currentDialog, subscribeToDialog } from "@/components/ui/dialog-store";

/**
 * Renders the dialog that `openDialog` has opened, and closes it when the user goes to another page. Mounted once per
 * page.
 */
export function DialogHost() {
  const dialog = useSyncExternalStore(subscribeToDialog, currentDialog, () => null);
  const context = useMemo(
    () => dialog && { isOpen: dialog.isOpen, opener: dialog.opener, close: () => dialog.close() },
    [dialog],
  );
  useCloseOnNextPage();
  if (!dialog) return null;

  const { key, Component, props, close } = dialog;
  return (
    <DialogContext value={context}>
      <Component key={key} {...props} close={close} />
    </DialogContext>
  );
}

function useCloseOnNextPage() {
  const path = usePathname();
  const shownPath = useRef(path);
  useEffect(() => {
    if (path !== shownPath.current) closeDialog();
    shownPath.current = path;
  }, [path]);
}
