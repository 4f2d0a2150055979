"use client";

import Search from "lucide-react/icons/search";
import { useT } from "@/components/i18n/use-t";
import { CommandMenuShortcut } from "@/components/ui/command-menu-shortcut";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { Icon } from "@/components/ui/icon";
import { Kbd } from "@/components/ui/kbd";
import { keyLabels } from "@/components/ui/key-labels";
import { useHydrated } from "@/components/ui/use-hydrated";

const CommandDialog = lazyDialog(() =>
  import("@/components/command/command-dialog").then((module) => module.CommandDialog),
);

const openMenu = () => openDialog(CommandDialog, {});

/** The search box of the top bar. It opens the command menu, as Ctrl+K and Cmd+K do. */
export function CommandSearch() {
  const t = useT();
  const isHydrated = useHydrated(); // the label of the shortcut depends on the visitor's computer
  return (
    <>
      <button
        type="button"
        className="flex min-h-9 w-10 items-center gap-2.5 rounded-md border border-line bg-raised px-[11px] text-control text-muted hover:border-edge md:w-[min(340px,100%)] md:pe-[9px]"
        aria-label={t("Search or jump to")}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void openMenu()}
      >
        <Icon of={Search} />
        <span className="max-md:hidden">{t("Search or jump to")}</span>
        <Kbd className="ms-auto max-md:hidden">{isHydrated ? keyLabels("Mod+K").join(" ") : "Ctrl K"}</Kbd>
      </button>
      <CommandMenuShortcut open={openMenu} />
    </>
  );
}
