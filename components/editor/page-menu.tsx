"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import File from "lucide-react/icons/file";
import { ENGINE_EVENTS, useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";

/** Shows which page is being edited, and opens another one. */
export function PageMenu() {
  const { Pages } = useEngine();
  const t = useT();
  useEngineChanges(ENGINE_EVENTS.pages);
  const selected = Pages.getSelected();
  const entries = Pages.getAll().map((page) => ({
    key: page.getId(),
    label: page.getName() || t("Untitled"),
    checked: page === selected,
    onSelect: () => void Pages.select(page),
  }));
  return (
    <Menu entries={entries} align="start">
      {(trigger) => (
        <Button
          {...trigger}
          variant="ghost"
          size="s"
          aria-label={t("Page: :name", { name: selected?.getName() || t("Untitled") })}
        >
          <Icon of={File} />
          <bdi className="max-w-40 truncate">{selected?.getName() || t("Untitled")}</bdi>
          <Icon of={ChevronDown} />
        </Button>
      )}
    </Menu>
  );
}
