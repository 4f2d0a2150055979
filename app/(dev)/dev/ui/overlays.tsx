"use client";

import Bell from "lucide-react/icons/bell";
import ChevronDown from "lucide-react/icons/chevron-down";
import Copy from "lucide-react/icons/copy";
import LogOut from "lucide-react/icons/log-out";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import Undo from "lucide-react/icons/undo-2";
import User from "lucide-react/icons/user";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { CommandMenuShortcut } from "@/components/ui/command-menu-shortcut";
import { confirm } from "@/components/ui/confirm";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { Popover } from "@/components/ui/popover";
import { Tooltip } from "@/components/ui/tooltip";
import { Part } from "./part";
import { createSampleCommands } from "./sample-commands";
import { Toasts } from "./toasts";

const CommandPanel = lazyDialog(() => import("@/components/ui/command-panel").then((module) => module.CommandPanel));
const TokenDialog = lazyDialog(() => import("./token-dialog").then((module) => module.TokenDialog));
const UserDrawer = lazyDialog(() => import("./user-drawer").then((module) => module.UserDrawer));

const openCommands = () => openDialog(CommandPanel, { groups: createSampleCommands() });

const ENTRIES: MenuEntry[] = [
  { label: "Account settings", icon: User, href: "#main" },
  { label: "Notifications", icon: Bell, count: 2 },
  { label: "Rename", icon: Pencil, keys: "F2" },
  { label: "Duplicate", icon: Copy, keys: "Ctrl D" },
  { label: "Show grid", checked: true },
  "separator",
  { label: "Delete...", icon: Trash, danger: true, onSelect: () => void confirmDeletion() },
  { label: "Log out", icon: LogOut, flip: true },
];

async function confirmDeletion() {
  return confirm({
    title: 'Delete "Walking club"?',
    body: "Its site at walking.sites.example goes offline. You can restore the project for 30 days.",
    action: "Delete project",
    cancel: "Keep it",
    danger: true,
  });
}

export function Overlays() {
  const [answer, setAnswer] = useState("");

  return (
    <>
      <Part title="Overlays">
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={async () => setAnswer(String(await confirmDeletion()))}>Confirm</Button>
          <Button onClick={async () => setAnswer(String(await openDialog(TokenDialog, { name: "Backup script" })))}>
            Dialog
          </Button>
          <Button onClick={() => openDialog(UserDrawer, { name: "Lena Vogt" })}>Drawer</Button>
          <Button onClick={openCommands}>Command menu</Button>
          <CommandMenuShortcut open={openCommands} />
          <Menu entries={ENTRIES}>
            {(trigger) => (
              <button {...trigger} className={buttonVariants()}>
                Menu
                <Icon of={ChevronDown} />
              </button>
            )}
          </Menu>
          <Popover
            label="Notifications"
            trigger={(trigger) => (
              <button {...trigger} className={buttonVariants()}>
                Popover
              </button>
            )}
          >
            <p className="text-small">A small window next to a button.</p>
            <a className="link text-small" href="#main">
              See all
            </a>
          </Popover>
          <Popover label="Ines Morel" opensOnHover trigger={(trigger) => <button {...trigger}>Hover me</button>}>
            <p className="text-small">Ines Morel, admin</p>
          </Popover>
          <Tooltip text="Undo" keys="Ctrl Z">
            {(trigger) => (
              <button type="button" {...trigger} className={buttonVariants({ icon: true })} aria-label="Undo">
                <Icon of={Undo} flip />
              </button>
            )}
          </Tooltip>
          <output className="text-small text-muted">{answer && `Answer: ${answer}`}</output>
        </div>
      </Part>
      <Toasts />
    </>
  );
}
