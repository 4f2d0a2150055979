"use client";

import Check from "lucide-react/icons/check";
import { findText } from "@/components/ui/find-text";
import { FLOATING_ROW } from "@/components/ui/floating";
import { Icon } from "@/components/ui/icon";
import type { ListOption } from "@/components/ui/list-option";

type Props = {
  id: string;
  option: ListOption;
  isChosen: boolean;
  isActive: boolean;
  query: string | undefined;
  onPoint: () => void;
  onChoose: () => void;
};

/** One row of an open list. The control keeps focus and handles the keys. */
export function ListRow({ id, option, isChosen, isActive, query, onPoint, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the control points at it with aria-activedescendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the control handles the keys
    <div
      id={id}
      className={FLOATING_ROW}
      role="option"
      aria-selected={isChosen}
      aria-disabled={option.disabled || undefined}
      data-selected={isActive}
      onPointerMove={option.disabled ? undefined : onPoint}
      onClick={option.disabled ? undefined : onChoose}
    >
      <span dir="auto" className="min-w-0 truncate">
        <LabelWithMatch text={option.label} query={query} />
      </span>
      {option.note && <span className="ms-auto text-small text-muted">{option.note}</span>}
      {isChosen && <Icon of={Check} className={option.note ? undefined : "ms-auto"} />}
    </div>
  );
}

/** The label, with the part that matches the search text in bold. */
function LabelWithMatch({ text, query }: { text: string; query: string | undefined }) {
  const match = query ? findText(text, query) : null;
  if (!match) return text;
  const [start, end] = match;
  return (
    <>
      {text.slice(0, start)}
      <b className="font-semibold">{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
