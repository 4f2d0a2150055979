"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import GripVertical from "lucide-react/icons/grip-vertical";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { ItemList, ListItem } from "@/components/editor/lists/find-list";
import { ItemFields } from "@/components/editor/lists/item-fields";
import { labelOf } from "@/components/editor/lists/item-label";
import { type ItemText, textsOf } from "@/components/editor/lists/item-texts";
import type { RowPart } from "@/components/editor/lists/row-focus";
import type { ItemDrag } from "@/components/editor/lists/use-item-drag";
import { useDraft } from "@/components/editor/use-draft";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

type Props = {
  list: ItemList;
  item: ListItem;
  isOpen: boolean;
  /** The part that gets focus now. */
  focus: RowPart | null;
  onFocused: () => void;
  onOpen: (isOpen: boolean) => void;
  onMove: (step: -1 | 1, part: RowPart) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  canRemove: boolean;
  drag: ItemDrag;
};

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** An item of a list. A text that is all of an item is changed in the row; what else it has, below. */
export function ListRow({ list, item, isOpen, focus, onFocused, onOpen, onMove, drag, ...actions }: Props) {
  const t = useT();
  const row = useRef<HTMLLIElement>(null);
  const label = labelOf(list, item, t);
  const [text, second] = textsOf(item);
  const isOneText = text?.write && !second;

  useEffect(() => {
    if (!focus || (focus !== "label" && !isOpen)) return; // an item that has just been added opens later
    const part = row.current?.querySelector<HTMLElement>(`[data-part=${focus}]`) ?? firstFieldIn(row.current);
    part?.focus();
    if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement) part.select();
    onFocused();
  }, [focus, isOpen, onFocused]);

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onMove(step, "label");
  }

  return (
    <li
      ref={row}
      className={cn(
        "border-line not-last:border-b aria-[current]:shadow-[inset_3px_0_0_0_var(--accent)]",
        drag.isTarget && "outline-2 -outline-offset-2 outline-accent",
      )}
      aria-current={isOpen || undefined}
      {...drag.row}
      onKeyDown={handleKey}
    >
      <div className="flex h-9 items-center gap-1 ps-1.5 pe-1 pointer-coarse:h-11">
        <span {...drag.handle} className="grid h-full w-5 cursor-grab place-items-center text-muted">
          <Icon of={GripVertical} className="size-3.5" />
        </span>
        {isOneText ? (
          <LabelField text={text} label={label} onFocus={() => isOpen || onOpen(true)} />
        ) : (
          <button
            dir="auto"
            type="button"
            data-part="label"
            tabIndex={-1}
            className="h-full min-w-0 flex-1 truncate font-label"
            onClick={() => onOpen(!isOpen)}
          >
            {label}
          </button>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={label}
          className="grid size-7 place-items-center rounded-sm hover:bg-wash pointer-coarse:size-11"
          onClick={() => onOpen(!isOpen)}
        >
          <Icon of={ChevronDown} className={cn("size-3.5", isOpen && "rotate-180")} />
        </button>
      </div>
      {isOpen && (
        <ItemFields list={list} item={item} texts={isOneText ? [] : textsOf(item)} onMove={onMove} {...actions} />
      )}
    </li>
  );
}

const firstFieldIn = (row: HTMLElement | null) =>
  row?.querySelector<HTMLElement>("input, textarea") ?? row?.querySelector<HTMLElement>("[aria-expanded]");

function LabelField({ text, label, onFocus }: { text: ItemText; label: string; onFocus: () => void }) {
  const { input } = useDraft(text.words, (words) => text.write?.(words));
  return (
    <input
      {...input}
      data-part="label"
      aria-label={label}
      autoComplete="off"
      className="h-7 min-w-0 flex-1 rounded-sm bg-transparent px-1 font-label hover:bg-wash"
      onFocus={onFocus}
    />
  );
}
