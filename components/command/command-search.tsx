"use client";

import Search from "lucide-react/icons/search";
import { useCommandGroups } from "@/components/command/use-command-groups";
import { useT } from "@/components/i18n/use-t";
import { CommandMenu, openCommandMenu } from "@/components/ui/command-menu";
import { Icon } from "@/components/ui/icon";
import { Kbd } from "@/components/ui/kbd";

/** The search box of the top bar, which opens the command menu; so does Ctrl or Cmd K. */
export function CommandSearch() {
  const groups = useCommandGroups();
  const t = useT();
  return (
    <>
      <button
        type="button"
        className="find"
        aria-label={t("Search or jump to")}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void openCommandMenu(groups())}
      >
        <Icon of={Search} />
        <span>{t("Search or jump to")}</span>
        <Kbd>Ctrl K</Kbd>
      </button>
      <CommandMenu groups={groups} />
    </>
  );
}
