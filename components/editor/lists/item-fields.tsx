"use client";

import type { Component } from "grapesjs";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Copy from "lucide-react/icons/copy";
import MousePointer2 from "lucide-react/icons/mouse-pointer-2";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { componentName } from "@/components/editor/component-kinds";
import { completeAddress } from "@/components/editor/links/link-kinds";
import { AreaSetting } from "@/components/editor/lists/area-setting";
import type { ItemList, ListItem } from "@/components/editor/lists/find-list";
import { choose, isChosen } from "@/components/editor/lists/item-choice";
import type { ItemText } from "@/components/editor/lists/item-texts";
import { isChoice, partsOf } from "@/components/editor/lists/list-kinds";
import type { RowPart } from "@/components/editor/lists/row-focus";
import { TextSetting } from "@/components/editor/settings-panel";
import { editSelectedText } from "@/components/editor/text-editing";
import { useEngine } from "@/components/editor/use-engine";
import { usePagePaths } from "@/components/editor/use-page-paths";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Icon } from "@/components/ui/icon";

type Props = {
  list: ItemList;
  item: ListItem;
  texts: readonly ItemText[];
  onMove: (step: -1 | 1, part: RowPart) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  canRemove: boolean;
};

/** The texts, addresses and values of an item, and what can be done with it. */
export function ItemFields({ list, item, texts, onMove, onDuplicate, onRemove, canRemove }: Props) {
  const t = useT();
  const index = list.items.indexOf(item);
  const parts = item.flatMap((element) => [element, ...partsOf(element)]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-3 pt-1 pb-3">
      {texts.map((text, at) => (
        <TextField key={text.id} text={text} name={textNameOf(list, text, at)} />
      ))}
      {parts.map((part) => (
        <PartFields key={part.cid} part={part} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="ghost"
          size="s"
          icon
          data-part="up"
          aria-label={t("Move up")}
          aria-disabled={index === 0}
          onClick={() => onMove(-1, "up")}
        >
          <Icon of={ArrowUp} className="size-3.5" />
        </Button>
        <Button
          variant="ghost"
          size="s"
          icon
          data-part="down"
          aria-label={t("Move down")}
          aria-disabled={index === list.items.length - 1}
          onClick={() => onMove(1, "down")}
        >
          <Icon of={ArrowDown} className="size-3.5" />
        </Button>
        <Button variant="ghost" size="s" icon aria-label={t("Duplicate")} onClick={onDuplicate}>
          <Icon of={Copy} className="size-3.5" />
        </Button>
        {canRemove && (
          <Button
            variant="danger"
            size="s"
            className="ms-auto"
            // the second press of a double click that has opened this item was not meant for this button
            onClick={({ detail }) => detail < 2 && onRemove()}
          >
            <Icon of={Trash2} className="size-3.5" />
            {t("Delete")}
          </Button>
        )}
      </div>
    </div>
  );

  /** Texts of the same name are told apart by a number. */
  function textNameOf({ kind }: ItemList, text: ItemText, at: number): string {
    const { element, words } = text;
    const names = kind.textNames;
    const name = names?.[Math.min(at, names.length - 1)];
    if (name) return t(name);
    if (PRICE.test(words)) return t("Price");
    const nameOf = (part: Component) => componentName(part, t);
    const same = texts.filter((other) => !PRICE.test(other.words) && nameOf(other.element) === nameOf(element));
    const number = same.indexOf(text) + 1;
    return same.length > 1 ? t(":name :number", { name: nameOf(element), number }) : nameOf(element);
  }
}

/** Texts that were longer than this when their field appeared have several lines, and so have these elements. */
const LINE_MAX_CHARS = 32;
const AREA_TAGS: ReadonlySet<string> = new Set(["p", "dd", "blockquote", "address"]);

/** An amount with a currency, such as "€38,00" or "12.50 CHF". */
const PRICE = /^(?:\p{Sc}|[A-Z]{3}) ?\d[\d.,]*$|^\d[\d.,]* ?(?:\p{Sc}|[A-Z]{3})$/u;

const isLong = ({ element, words }: ItemText) => words.length > LINE_MAX_CHARS || AREA_TAGS.has(element.tagName);

function TextField({ text, name }: { text: ItemText; name: string }) {
  const engine = useEngine();
  const t = useT();
  const { element, words, lines, write } = text;
  // not another field while one types
  const [hasLines] = useState(element.tagName !== "option" && (lines.includes("\n") || isLong(text)));
  if (write && !hasLines) return <TextSetting label={name} value={words} onCommit={write} />;
  if (write) return <AreaSetting label={name} value={lines} onCommit={write} />;
  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="text-small font-label">{name}</span>
      <p className="line-clamp-3 text-small text-muted">
        <bdi>{words}</bdi>
      </p>
      <Button
        size="s"
        variant="ghost"
        onClick={() => {
          engine.select(element);
          editSelectedText(engine);
        }}
      >
        <Icon of={MousePointer2} className="size-3.5" />
        {t("Edit it on the page")}
      </Button>
    </div>
  );
}

/** The address of a link, the value of an option, and which options and answers are chosen or open at the start. */
function PartFields({ part }: { part: Component }) {
  const t = useT();
  const paths = usePagePaths();
  const { href, value, open } = part.getAttributes();
  const set = (name: string) => (text: string) => void part.addAttributes({ [name]: text });
  if (part.tagName === "a")
    return (
      <TextSetting
        label={t("Link")}
        value={String(href ?? "")}
        suggestions={paths}
        onCommit={(text) => set("href")(completeAddress(text))}
      />
    );
  if (part.tagName === "details")
    return (
      <Checkbox
        label={t("Open at the start")}
        checked={open !== undefined && open !== false}
        onChange={(event) =>
          event.target.checked ? part.addAttributes({ open: true }) : part.removeAttributes("open")
        }
      />
    );
  if (part.tagName !== "option" && !isChoice(part)) return null;
  return (
    <>
      <TextSetting label={t("Value that is sent")} value={String(value ?? "")} onCommit={set("value")} />
      {part.parent()?.tagName !== "datalist" && (
        <Checkbox
          label={t("Chosen at the start")}
          checked={isChosen(part)}
          onChange={(event) => choose(part, event.target.checked)}
        />
      )}
    </>
  );
}
