"use client";

import type { Component } from "grapesjs";
import CopyPlus from "lucide-react/icons/copy-plus";
import Ellipsis from "lucide-react/icons/ellipsis";
import Trash2 from "lucide-react/icons/trash-2";
import { duplicateSelected, removeSelected, selectedPart } from "@/components/editor/component-actions";
import { componentName, kindOf } from "@/components/editor/component-kinds";
import { ToolButton } from "@/components/editor/tool-button";
import { ENGINE_EVENTS, useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { LazyMenu } from "@/components/ui/menu";

const loadPanel = () =>
  import("@/components/editor/element-menu/element-menu-panel").then((module) => module.ElementMenuPanel);
const NO_PROPS = {};

/** The name of the selected element, and what can be done with it by mouse. */
export function ElementBar({ component }: { component: Component }) {
  const engine = useEngine();
  const t = useT();
  useEngineChanges(ENGINE_EVENTS.tree);
  const name = componentName(component, t);
  const actions = [
    { label: t("Duplicate the element"), icon: CopyPlus, run: () => duplicateSelected(engine) },
    { label: t("Delete the element"), icon: Trash2, run: () => removeSelected(engine) },
  ];
  return (
    <div className="flex min-h-10.5 items-center gap-2 ps-3.5 pe-2">
      <Icon of={kindOf(component).icon} className="size-3.5 shrink-0 text-muted" />
      <h2 dir="auto" className="min-w-0 flex-1 truncate text-control font-semibold">
        {name}
      </h2>
      {selectedPart(engine) && (
        <div className="flex items-center">
          {actions.map((action) => (
            <ToolButton key={action.label} {...action} />
          ))}
          <LazyMenu load={loadPanel} panel={NO_PROPS}>
            {(trigger) => (
              <Button {...trigger} variant="ghost" size="s" icon aria-label={t("Actions for :name", { name })}>
                <Icon of={Ellipsis} />
              </Button>
            )}
          </LazyMenu>
        </div>
      )}
    </div>
  );
}
