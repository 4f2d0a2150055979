"use client";

import Component from "lucide-react/icons/component";
import Files from "lucide-react/icons/files";
import History from "lucide-react/icons/history";
import Image from "lucide-react/icons/image";
import Keyboard from "lucide-react/icons/keyboard";
import Layers from "lucide-react/icons/layers";
import Palette from "lucide-react/icons/palette";
import { type ReactNode, useState } from "react";
import { BlocksPanel } from "@/components/editor/blocks-panel";
import { HistoryPanel } from "@/components/editor/history-panel";
import { LayersPanel } from "@/components/editor/layers-panel";
import { PagesPanel } from "@/components/editor/pages-panel";
import { PicturesPanel } from "@/components/editor/pictures-panel";
import { RightPanel } from "@/components/editor/right-panel";
import { SiteStylesPanel } from "@/components/editor/site-styles-panel";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";
import { type DialogProps, lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { Icon } from "@/components/ui/icon";
import { Tooltip } from "@/components/ui/tooltip";
import { line } from "@/lib/i18n/line";

const PANELS = [
  { id: "blocks", name: line("Add"), icon: Component, Panel: BlocksPanel },
  { id: "layers", name: line("Layers"), icon: Layers, Panel: LayersPanel },
  { id: "pages", name: line("Pages"), icon: Files, Panel: PagesPanel },
  { id: "pictures", name: line("Pictures"), icon: Image, Panel: PicturesPanel },
  { id: "styles", name: line("Colours and fonts"), icon: Palette, Panel: SiteStylesPanel },
  { id: "history", name: line("History"), icon: History, Panel: HistoryPanel },
] as const;
type PanelId = (typeof PANELS)[number]["id"];

const ShortcutsDialog = lazyDialog<DialogProps>(() =>
  import("@/components/editor/shortcuts-dialog").then((module) => module.ShortcutsDialog),
);

const RAIL_BUTTON =
  "relative grid size-9 place-items-center rounded-md hover:bg-wash aria-pressed:bg-wash-2 aria-pressed:before:absolute aria-pressed:before:inset-y-1 aria-pressed:before:-start-1.5 aria-pressed:before:w-0.75 aria-pressed:before:bg-accent pointer-coarse:size-11";

/** The rail, the panel that it opens, the canvas and the panel of the selected element. */
export function EditorSides({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  const t = useT();
  const [open, setOpen] = useState<PanelId | null>("layers");
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
              onPress={() => setOpen(open === panel.id ? null : panel.id)}
            />
          ))}
          <span className="mt-auto" />
          <RailButton
            label={t("Keyboard shortcuts")}
            icon={Keyboard}
            onPress={() => void openDialog(ShortcutsDialog, {})}
          />
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

type ButtonProps = { label: string; icon: typeof Layers; isPressed?: boolean; onPress: () => void };

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
