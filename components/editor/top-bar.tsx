"use client";

import ArrowLeft from "lucide-react/icons/arrow-left";
import Eye from "lucide-react/icons/eye";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import Link from "next/link";
import { use } from "react";
import { openPreview } from "@/components/editor/open-preview";
import { PageMenu } from "@/components/editor/page-menu";
import { useProject } from "@/components/editor/project-context";
import { PublishButton } from "@/components/editor/publish-button";
import { SaveNote } from "@/components/editor/save-note";
import { ToolButton } from "@/components/editor/tool-button";
import { ENGINE_EVENTS, EngineContext, useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { WidthSwitch } from "@/components/editor/width-switch";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Tooltip } from "@/components/ui/tooltip";
import type { Saver, SaveState } from "@/lib/editor/saver";
import { routes } from "@/lib/routes";

type Props = { isReady: boolean; saver: Saver | null; state: SaveState };

/** The project's name, its pages and widths, undo, the save state, the preview and publishing. */
export function TopBar({ isReady, saver, state }: Props) {
  const { name } = useProject();
  const t = useT();
  return (
    <header
      data-region
      tabIndex={-1}
      className="grid h-12 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 border-b border-line bg-raised px-2"
    >
      <div className="flex min-w-0 items-center gap-1.5">
        <Tooltip text={t("Back to projects")}>
          {(tooltip) => (
            <Link
              {...tooltip}
              href={routes.projects}
              prefetch={false}
              aria-label={t("Back to projects")}
              className="grid size-8 shrink-0 place-items-center rounded-md hover:bg-wash pointer-coarse:size-11"
            >
              <Icon of={ArrowLeft} flip />
            </Link>
          )}
        </Tooltip>
        <h1 dir="auto" className="truncate text-control font-semibold">
          {name}
        </h1>
        {isReady && <PageMenu />}
      </div>
      {isReady ? <WidthSwitch /> : <span />}
      <div className="flex min-w-0 items-center justify-end gap-1">
        {isReady && <UndoButtons />}
        <SaveNote state={state} onSave={() => void saver?.saveNow()} />
        <PreviewButton isReady={isReady} saver={saver} />
        {isReady && saver && <PublishButton saver={saver} />}
      </div>
    </header>
  );
}

function PreviewButton({ isReady, saver }: { isReady: boolean; saver: Saver | null }) {
  const engine = use(EngineContext);
  const project = useProject();
  const t = useT();
  return (
    <Button size="s" disabled={!isReady} onClick={() => void openPreview(project, { engine, saver })} className="ms-2">
      <Icon of={Eye} />
      {t("Preview")}
    </Button>
  );
}

function UndoButtons() {
  const engine = useEngine();
  const t = useT();
  useEngineChanges(ENGINE_EVENTS.history);
  const manager = engine.UndoManager;
  const buttons = [
    { label: t("Undo"), icon: Undo2, isDisabled: !manager.hasUndo(), run: () => manager.undo() },
    { label: t("Redo"), icon: Redo2, isDisabled: !manager.hasRedo(), run: () => manager.redo() },
  ];
  return buttons.map((button) => <ToolButton key={button.label} flip {...button} />);
}
