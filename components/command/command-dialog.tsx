"use client";

import { useState } from "react";
import { useCommandGroups } from "@/components/command/use-command-groups";
import { CommandPanel } from "@/components/ui/command-panel";
import type { DialogProps } from "@/components/ui/dialog-store";

/** The command menu of the member area. */
export function CommandDialog({ close }: DialogProps) {
  const createGroups = useCommandGroups();
  const [groups] = useState(createGroups);
  return <CommandPanel groups={groups} close={close} />;
}
