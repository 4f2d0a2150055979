"use client";

import { useEffect, useRef } from "react";
import type { CommandGroup } from "@/components/ui/command-entry";
import { type DialogProps, lazyDialog, openDialog } from "@/components/ui/dialog-store";

type PanelProps = { groups: CommandGroup[]; placeholder?: string | undefined };

const CommandPanel = lazyDialog<PanelProps & DialogProps>(() =>
  import("@/components/ui/command-panel").then((module) => module.CommandPanel),
);

type Props = {
  /** Returns the entries. It is called each time the menu opens, so that they are up to date. */
  groups: () => CommandGroup[];
  placeholder?: string;
};

/** Opens the command menu. */
export function openCommandMenu(groups: CommandGroup[], placeholder?: string) {
  return openDialog(CommandPanel, { groups, placeholder });
}

/** Opens the command menu on Ctrl+K or Cmd+K. Renders nothing itself. Mounted once per page. */
export function CommandMenu({ groups, placeholder }: Props) {
  const latest = useRef({ groups, placeholder });
  latest.current = { groups, placeholder };

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!event.repeat) void openCommandMenu(latest.current.groups(), latest.current.placeholder);
    }

    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return null;
}
