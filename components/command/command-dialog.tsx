"use client";

import { useState } from "react";
import { useCommandGroups } from "@/components/command/use-command-groups";
import { useUserPages } from "@/components/command/use-user-pages";
import { useT } from "@/components/i18n/use-t";
import { CommandPanel } from "@/components/ui/command-panel";
import type { DialogProps } from "@/components/ui/dialog-store";

/** The command menu of the member area. */
export function CommandDialog({ close }: DialogProps) {
  const t = useT();
  const createGroups = useCommandGroups();
  const [groups] = useState(createGroups);
  const pages = useUserPages();
  const pageGroups = pages.length > 0 ? [{ heading: t("Your pages"), entries: pages }] : [];
  return <CommandPanel groups={[...groups, ...pageGroups]} close={close} />;
}
