"use client";

import { usePathname } from "next/navigation";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { DialogContext } from "@/components/ui/dialog-context";
import { closeDialogs, type DialogEntry, dialogEntries, subscribeToDialogs } from "@/components/ui/dialog-store";

const NO_ENTRIES: readonly DialogEntry[] = [];

/**
 * Renders the dialogs that `openDialog` has opened, and closes them when the user goes to another page. Mounted once
 * per page.
 */
export function DialogHost() {
  const entries = useSyncExternalStore(subscribeToDialogs, dialogEntries, () => NO_ENTRIES);
  useCloseOnNextPage();
  return entries.map((entry) => <HostedDialog key={entry.key} entry={entry} />);
}

function HostedDialog({ entry }: { entry: DialogEntry }) {
  const { Component, props, isOpen, opener, close } = entry;
  const context = useMemo(() => ({ isOpen, opener, close: () => close() }), [isOpen, opener, close]);
  return (
    <DialogContext value={context}>
      <Component {...props} close={close} />
    </DialogContext>
  );
}

function useCloseOnNextPage() {
  const path = usePathname();
  const shownPath = useRef(path);
  useEffect(() => {
    if (path !== shownPath.current) closeDialogs();
    shownPath.current = path;
  }, [path]);
}
