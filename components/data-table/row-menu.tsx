"use client";

import Ellipsis from "lucide-react/icons/ellipsis";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuEntry } from "@/components/ui/menu-entry";

/** The button with the menu of a row. Renders nothing for a row without actions. */
export function RowMenu({ name, actions }: { name: string; actions: MenuEntry[] }) {
  const t = useT();
  if (actions.length === 0) return null;
  return (
    <Menu entries={actions}>
      {(trigger) => (
        <Button {...trigger} variant="ghost" size="s" icon aria-label={t("Actions for :name", { name })}>
          <Icon of={Ellipsis} />
        </Button>
      )}
    </Menu>
  );
}
