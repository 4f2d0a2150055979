"use client";

import type { LucideIcon } from "lucide-react";
import Command from "lucide-react/icons/command";
import Keyboard from "lucide-react/icons/keyboard";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { useEditorUi } from "@/components/editor/editor-ui";
import { openShortcuts } from "@/components/editor/open-shortcuts";
import { PANELS } from "@/components/editor/panels";
import { RightPanel } from "@/components/editor/right-panel";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Tooltip } from "@/components/ui/tooltip";

const RAIL_BUTTON =
  "relative grid size-9 place-items-center rounded-md hover:bg-wash aria-pressed:bg-wash-2 aria-pressed:before:absolute aria-pressed:before:inset-y-1 aria-pressed:before:-start-1.5 aria-pressed:before:w-0.75 aria-pressed:before:bg-accent pointer-coarse:size-11";

type Props = { isReady: boolean; onCommands: () => void; children: ReactNode };

/** The rail, the panel that it opens, the canvas and the panel of the selected element. */
export function EditorSides({ isReady, onCommands, children }: Props) {
  const t = useT();
  const { panel: open, setPanel, openFind } = useEditorUi();
  const { Panel, name } = PANELS.find(({ id }) => id === open) ?? { Panel: null, name: null };
  return (
    <>
      <div className="flex min-h-0">
        <div
          role="toolbar"
          aria-label={t("Panels")}
          aria-orientation="vertical"
          className="flex w-12 flex-col items-center gap-1 border-e border-line bg-surface py-2"
        >
          {PANELS.map((panel) => (
            <RailButton
              key={panel.id}
              label={t(panel.name)}
              icon={panel.icon}
              isPressed={open === panel.id}
              onPress={() => setPanel(open === panel.id ? null : panel.id)}
            />
          ))}
          <span className="mt-auto" />
          <RailButton label={t("Find and replace")} icon={Search} onPress={openFind} />
          <RailButton label={t("Command menu")} icon={Command} onPress={onCommands} />
          <RailButton label={t("Keyboard shortcuts")} icon={Keyboard} onPress={openShortcuts} />
        </div>
        {isReady && Panel && (
          <section
            aria-label={t(name)}
            className="grid w-60 grid-rows-[auto_minmax(0,1fr)] border-e border-line bg-surface"
          >
            <Panel />
          </section>
        )}
      </div>
      {children}
      <div className="min-h-0 w-64 border-s border-line bg-surface">{isReady && <RightPanel />}</div>
    </>
  );
}

type ButtonProps = { label: string; icon: LucideIcon; isPressed?: boolean; onPress: () => void };

function RailButton({ label, icon, isPressed, onPress }: ButtonProps) {
  return (
    <Tooltip text={label}>
      {(tooltip) => (
        <button
          {...tooltip}
          type="button"
          aria-label={label}
          aria-pressed={isPressed}
          className={cn(RAIL_BUTTON, !isPressed && "text-muted")}
          onClick={onPress}
        >
          <Icon of={icon} />
        </button>
      )}
    </Tooltip>
  );
}
