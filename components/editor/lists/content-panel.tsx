"use client";

import type { Component } from "grapesjs";
import ListPlus from "lucide-react/icons/list-plus";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { showComponent } from "@/components/editor/component-actions";
import { addPastedItems } from "@/components/editor/lists/add-pasted-items";
import { addItem, duplicateItem, moveItem, removeItem } from "@/components/editor/lists/change-list";
import { findList, type ItemList, itemOf, type ListItem } from "@/components/editor/lists/find-list";
import { ListRow } from "@/components/editor/lists/list-row";
import type { RowFocus, RowPart } from "@/components/editor/lists/row-focus";
import { useItemDrag } from "@/components/editor/lists/use-item-drag";
import { ENGINE_EVENTS, useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Kbd } from "@/components/ui/kbd";
import { keyLabels } from "@/components/ui/key-labels";

/** The list that holds the selected element, or that the selected element is. */
export function ContentPanel({ component }: { component: Component }) {
  useEngineChanges(ENGINE_EVENTS.tree);
  const list = findList(component);
  return list && <ListEditor list={list} selected={component} />;
}

/** The items of a list. The selected item is open, in the canvas too. */
function ListEditor({ list, selected }: { list: ItemList; selected: Component }) {
  const engine = useEngine();
  const t = useT();
  const [focus, setFocus] = useState<RowFocus | null>(null);
  const { kind, items, parent } = list;
  const openItem = itemOf(list, selected);

  /** Selects an item, and moves focus to a part of its row. */
  function show(item: ListItem | null, part?: RowPart) {
    showComponent(engine, item?.[0] ?? parent);
    if (item && part) setFocus({ component: item[0], part });
  }

  function move(from: number, to: number, part: RowPart) {
    const item = items[from];
    if (!item || !items[to]) return;
    moveItem(engine, list, { from, to });
    show(item, part);
  }

  const { dragOf } = useItemDrag((from, to) => move(from, to, "label"));

  return (
    <section
      aria-labelledby="editor-list-name"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 px-3.5 py-4"
    >
      <h3 id="editor-list-name" className="flex items-baseline justify-between gap-2 text-small font-semibold">
        {t(kind.name)}
        <span className="font-normal text-muted">{items.length}</span>
      </h3>
      <ul className="rounded-md border border-line empty:hidden">
        {items.map((item, index) => (
          <ListRow
            key={item[0].cid}
            list={list}
            item={item}
            isOpen={item === openItem}
            focus={focus?.component === item[0] ? focus.part : null}
            onFocused={() => setFocus(null)}
            onOpen={(isOpen) => show(isOpen ? item : null)}
            onMove={(step, part) => move(index, index + step, part)}
            onDuplicate={() => show(duplicateItem(engine, item), "field")}
            onRemove={() => show(removeItem(engine, list, item), "label")}
            canRemove={items.length > 1 || kind.emptyItemTag !== undefined}
            drag={dragOf(index)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={() => show(addItem(engine, list, t), "field")}>
          <Icon of={Plus} className="size-3.5" />
          {t(kind.addLabel)}
        </Button>
        <Button
          size="s"
          variant="ghost"
          onClick={() => void addPastedItems(engine, list, t).then((item) => item && show(item))}
        >
          <Icon of={ListPlus} className="size-3.5" />
          {t("Paste a list")}
        </Button>
      </div>
      {items.length > 1 && (
        <p className="flex flex-wrap items-center gap-1 text-tiny text-muted">
          {[...keyLabels("Alt+ArrowUp"), ...keyLabels("ArrowDown")].map((label) => (
            <Kbd key={label}>{label}</Kbd>
          ))}
          {t("moves an item")}
        </p>
      )}
    </section>
  );
}
