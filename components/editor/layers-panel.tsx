"use client";

import type { Component } from "grapesjs";
import ChevronRight from "lucide-react/icons/chevron-right";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { showComponent } from "@/components/editor/component-actions";
import { componentName, kindOf, titleOf } from "@/components/editor/component-kinds";
import { useEditorUi } from "@/components/editor/editor-ui";
import { type LayerRow, layerRows } from "@/components/editor/layer-rows";
import { PanelHeader } from "@/components/editor/panel-header";
import { ENGINE_EVENTS, useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { useLayerDrag } from "@/components/editor/use-layer-drag";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { isRightToLeft } from "@/components/ui/text-direction";
import { Tooltip } from "@/components/ui/tooltip";

const ROW =
  "group flex h-7.5 cursor-pointer items-center gap-2 rounded-md pe-1 select-none hover:bg-wash aria-selected:bg-accent aria-selected:text-on-accent pointer-coarse:h-11";

/**
 * The elements of the page as a tree. The arrow keys move through it, Alt with an arrow key moves the selected element,
 * and Enter opens its settings.
 */
export function LayersPanel() {
  const engine = useEngine();
  const t = useT();
  useEngineChanges(ENGINE_EVENTS.tree);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const root = engine.getWrapper();
  const selected = engine.getSelected() ?? null;
  const rows = root ? layerRows(root, { openIds, selected }) : [];
  const isSelectedShown = rows.some(({ component }) => component === selected); // parts of a text have no row
  const drag = useLayerDrag();

  /** Opens or closes a row. If the selected element is in a row that closes, that row is selected instead. */
  function toggle(component: Component, isOpen: boolean) {
    const next = new Set(openIds);
    if (isOpen) next.add(component.cid);
    else next.delete(component.cid);
    setOpenIds(next);
    if (!isOpen && selected?.parents().includes(component)) showComponent(engine, component);
  }

  return (
    <>
      <PanelHeader title={t("Layers")} />
      <div
        role="tree"
        aria-label={t("Layers")}
        data-canvas-keys
        className="overflow-y-auto px-1.75 pb-4"
        onKeyDown={(event) =>
          handleTreeKey(event, { rows, selected, toggle, select: (component) => showComponent(engine, component) })
        }
      >
        {rows.map((row) => (
          <Row
            key={row.component.cid}
            row={row}
            isSelected={row.component === selected}
            isFirstTabStop={!isSelectedShown && row === rows[0]}
            onSelect={() => showComponent(engine, row.component)}
            onToggle={(isOpen) => toggle(row.component, isOpen)}
            drag={drag}
          />
        ))}
      </div>
    </>
  );
}

type RowProps = {
  row: LayerRow;
  isSelected: boolean;
  /** Whether Tab reaches this row, because no row is selected. */
  isFirstTabStop: boolean;
  onSelect: () => void;
  onToggle: (isOpen: boolean) => void;
  drag: ReturnType<typeof useLayerDrag>;
};

function Row({ row, isSelected, isFirstTabStop, onSelect, onToggle, drag }: RowProps) {
  const t = useT();
  const element = useRef<HTMLDivElement>(null);
  const { openSettings } = useEditorUi();
  const { component, depth, hasChildren, isOpen } = row;
  const kind = componentName(component, t);
  const title = titleOf(component);
  const name = title ? t(":name: :value", { name: kind, value: title }) : kind;

  useEffect(() => {
    if (!isSelected) return;
    element.current?.scrollIntoView({ block: "nearest" });
    if (element.current?.parentElement?.contains(document.activeElement)) element.current.focus();
  }, [isSelected]);

  /** Opens the settings of the element. Without this, the shortcut for Enter would edit its text. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.target !== event.currentTarget || hasModifier(event)) return;
    event.preventDefault();
    onSelect();
    openSettings();
  }

  return (
    <div
      ref={element}
      role="treeitem"
      aria-label={name}
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isSelected || isFirstTabStop ? 0 : -1}
      className={cn(ROW, drag.markClasses(component))}
      style={{ paddingInlineStart: 6 + depth * 14 }}
      onClick={onSelect}
      onKeyDown={handleKey}
      {...drag.propsOf(component)}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={cn("grid size-4 place-items-center", (!hasChildren || depth === 0) && "invisible")}
        onClick={(event) => {
          event.stopPropagation();
          onToggle(!isOpen);
        }}
      >
        <Icon of={ChevronRight} className={cn("size-3.5", isOpen ? "rotate-90" : "rtl:-scale-x-100")} />
      </button>
      <Icon of={kindOf(component).icon} className="size-3.5 shrink-0" />
      <span dir="auto" className={cn("min-w-0 flex-1 truncate", isSelected && "font-semibold")}>
        {title || name}
      </span>
      {depth > 0 && <VisibilityButton component={component} name={name} isReachable={isSelected} />}
    </div>
  );
}

type VisibilityProps = {
  component: Component;
  name: string;
  /** Whether Tab leads from the row to this button. */
  isReachable: boolean;
};

/**
 * Hides an element, in the editor and on the published site: the engine stores this as `display: none` in the document.
 */
function VisibilityButton({ component, name, isReachable }: VisibilityProps) {
  const engine = useEngine();
  const t = useT();
  const isVisible = engine.Layers.isVisible(component);
  const label = isVisible ? t("Hide :name on the site", { name }) : t("Show :name on the site", { name });
  return (
    <Tooltip text={label}>
      {(tooltip) => (
        <button
          {...tooltip}
          type="button"
          tabIndex={isReachable ? 0 : -1}
          aria-label={label}
          className={cn(
            "grid size-6 place-items-center rounded-sm",
            isVisible && "opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100",
          )}
          onClick={(event) => {
            event.stopPropagation();
            engine.Layers.setVisible(component, !isVisible);
          }}
        >
          <Icon of={isVisible ? Eye : EyeOff} className="size-3.5" />
        </button>
      )}
    </Tooltip>
  );
}

type TreeKeyOptions = {
  rows: readonly LayerRow[];
  selected: Component | null;
  toggle: (component: Component, isOpen: boolean) => void;
  select: (component: Component) => void;
};

/** Handles the keys of a tree as the ARIA Authoring Practices describe them. */
function handleTreeKey(event: KeyboardEvent, { rows, selected, toggle, select }: TreeKeyOptions) {
  if (hasModifier(event)) return;
  const at = rows.findIndex(({ component }) => component === selected);
  const row = rows[Math.max(at, 0)];
  if (!row) return;
  const selectRow = (index: number) => {
    const target = rows[index]?.component;
    if (target) select(target);
  };
  const keys = new Map<string, () => void>([
    ["ArrowDown", () => selectRow(at + 1)],
    ["ArrowUp", () => selectRow(Math.max(at - 1, 0))],
    ["Home", () => selectRow(0)],
    ["End", () => selectRow(rows.length - 1)],
    [forwardKey(), () => (row.isOpen ? selectRow(at + 1) : row.hasChildren && toggle(row.component, true))],
    [backwardKey(), () => (row.isOpen ? toggle(row.component, false) : selectParent(row.component, select))],
  ]);
  const act = keys.get(event.key);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey;

function selectParent(component: Component, select: (component: Component) => void) {
  const parent = component.parent();
  if (parent) select(parent);
}

const forwardKey = () => (isRightToLeft() ? "ArrowLeft" : "ArrowRight");
const backwardKey = () => (isRightToLeft() ? "ArrowRight" : "ArrowLeft");
