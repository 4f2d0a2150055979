"use client";

import type { LucideIcon } from "lucide-react";
import Command from "lucide-react/icons/command";
import Keyboard from "lucide-react/icons/keyboard";
import Maximize from "lucide-react/icons/maximize";
import PanelsTopLeft from "lucide-react/icons/panels-top-left";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useState } from "react";
import { isBare, useEditorUi } from "@/components/editor/editor-ui";
import { openShortcuts } from "@/components/editor/open-shortcuts";
import { PANELS } from "@/components/editor/panels";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { indexAfterKey } from "@/components/ui/index-after-key";
import { Tooltip } from "@/components/ui/tooltip";

const RAIL_BUTTON =
  "relative grid size-9 place-items-center rounded-md hover:bg-wash aria-pressed:bg-wash-2 aria-pressed:before:absolute aria-pressed:before:inset-y-1 aria-pressed:before:-start-1.5 aria-pressed:before:w-0.75 aria-pressed:before:bg-accent pointer-coarse:size-11";

type RailButton = { label: string; icon: LucideIcon; isPressed?: boolean; onPress: () => unknown };

/** The buttons of the panels, then those of the tools. Tab reaches one button; the arrow keys move to the others. */
export function Rail({ onCommands }: { onCommands: () => void }) {
  const t = useT();
  const ui = useEditorUi();
  const { panel: openPanel, setPanel, togglePanels, openFind } = ui;
  const [tabStop, setTabStop] = useState(0);
  const panels = PANELS.map(
    ({ id, name, icon }): RailButton => ({
      label: t(name),
      icon,
      isPressed: openPanel === id,
      onPress: () => setPanel(openPanel === id ? null : id),
    }),
  );
  const hasNoPanels = isBare(ui);
  const tools: RailButton[] = [
    {
      label: hasNoPanels ? t("Show panels") : t("Hide panels"),
      icon: hasNoPanels ? PanelsTopLeft : Maximize,
      onPress: togglePanels,
    },
    { label: t("Find and replace"), icon: Search, onPress: openFind },
    { label: t("Command menu"), icon: Command, onPress: onCommands },
    { label: t("Keyboard shortcuts"), icon: Keyboard, onPress: openShortcuts },
  ];
  const buttons = [...panels, ...tools];

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const next = indexAfterKey(event.key, { from: tabStop, count: buttons.length, isVertical: true });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      data-region
      tabIndex={-1}
      aria-label={t("Panels")}
      aria-orientation="vertical"
      className="flex w-12 flex-col items-center gap-1 border-e border-line bg-surface py-2"
      onKeyDown={moveFocus}
    >
      {buttons.map(({ label, icon, isPressed, onPress }, index) => (
        <Tooltip key={label} text={label}>
          {(tooltip) => (
            <button
              {...tooltip}
              type="button"
              aria-label={label}
              aria-pressed={isPressed}
              tabIndex={index === tabStop ? 0 : -1}
              className={cn(RAIL_BUTTON, !isPressed && "text-muted", index === panels.length && "mt-auto")}
              onFocus={() => {
                setTabStop(index);
                tooltip.onFocus();
              }}
              onClick={onPress}
            >
              <Icon of={icon} />
            </button>
          )}
        </Tooltip>
      ))}
    </div>
  );
}
