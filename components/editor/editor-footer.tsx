"use client";

import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment } from "react";
import { showComponent } from "@/components/editor/component-actions";
import { componentName } from "@/components/editor/component-kinds";
import { useEngine, useSelected } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Icon } from "@/components/ui/icon";

/** The path from the page to the selected element. */
export function EditorFooter() {
  const engine = useEngine();
  const selected = useSelected();
  const t = useT();
  const path = selected ? [...selected.parents().reverse(), selected] : [];
  return (
    <footer data-region tabIndex={-1} className="flex h-7.5 items-center border-t border-line bg-raised px-3">
      <nav
        aria-label={t("Path to the selected element")}
        data-canvas-keys
        className="flex min-w-0 items-center gap-1.5 overflow-hidden"
      >
        {path.map((component, index) => (
          <Fragment key={component.cid}>
            {index > 0 && <Icon of={ChevronRight} flip className="size-3.5 shrink-0 text-muted" />}
            <button
              type="button"
              aria-current={component === selected ? "true" : undefined}
              className="shrink-0 text-tiny text-muted hover:text-text hover:underline aria-[current]:font-semibold aria-[current]:text-text"
              onClick={() => showComponent(engine, component)}
            >
              <bdi>{componentName(component, t)}</bdi>
            </button>
          </Fragment>
        ))}
      </nav>
      <p role="status" className="sr-only">
        {selected && t("Selected: :name", { name: componentName(selected, t) })}
      </p>
    </footer>
  );
}
