"use client";

import { Fragment, type RefObject, useEffect } from "react";
import { createPortal } from "react-dom";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";
import { FLOATING, FLOATING_HEADING, FLOATING_LIST } from "@/components/ui/floating";
import { floatingRoot } from "@/components/ui/floating-root";
import type { ListOption } from "@/components/ui/list-option";
import { ListRow } from "@/components/ui/list-row";
import { DismissableLayer, Popper } from "@/components/ui/radix-parts";
import { Spinner } from "@/components/ui/spinner";
import { useDelayedFlag } from "@/components/ui/use-delayed-flag";

const SPINNER_AFTER_MS = 500;
const OFFSET_PX = 2;
const ROW_MARGIN_PX = 5;
const LIST =
  "max-h-[min(420px,var(--radix-popper-available-height,420px))] w-(--radix-popper-anchor-width) min-w-40 scroll-py-[5px] overflow-y-auto";
const NOTE = "px-[11px] py-[9px] text-small leading-[1.55] text-muted";

type Props = {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  options: ListOption[];
  value: string | null;
  /** The index of the highlighted option, or -1. */
  activeIndex: number;
  /** The search text. Matches are bold. */
  query?: string;
  isLoading?: boolean | undefined;
  onActive: (index: number) => void;
  onChoose: (option: ListOption) => void;
  onClose: () => void;
};

/** The open list of a `Select` or `Combobox`, at most 420 px high. Focus stays on the control. */
export function ListPopup(props: Props) {
  const { id, anchor, options, value, activeIndex, query, isLoading = false, onActive, onChoose, onClose } = props;
  const t = useT();
  const showsSpinner = useDelayedFlag(isLoading, SPINNER_AFTER_MS);

  useEffect(() => showRow(`${id}-${activeIndex}`), [id, activeIndex]);

  function ignoreControl(event: Event) {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
  }

  return (
    <Popper.Root>
      {/* Radix's type excludes null. The cast is safe: the control is mounted while its list is open. */}
      <Popper.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      {createPortal(
        <DismissableLayer.Root onDismiss={onClose} onInteractOutside={ignoreControl} asChild>
          <Popper.Content
            id={id}
            role="listbox"
            aria-label={nameOf(anchor.current)}
            aria-busy={isLoading || undefined}
            className={cn(FLOATING, FLOATING_LIST, LIST)}
            data-state="open"
            align="start"
            sideOffset={OFFSET_PX}
            collisionPadding={8}
            onPlaced={() => showRow(`${id}-${activeIndex}`)}
            onPointerDown={(event) => event.preventDefault()}
          >
            {options.map((option, index) => (
              <Fragment key={option.value}>
                {option.group && option.group !== options[index - 1]?.group && (
                  <div className={FLOATING_HEADING} role="presentation">
                    {option.group}
                  </div>
                )}
                <ListRow
                  id={`${id}-${index}`}
                  option={option}
                  isChosen={option.value === value}
                  isActive={index === activeIndex}
                  query={query}
                  onPoint={() => onActive(index)}
                  onChoose={() => onChoose(option)}
                />
              </Fragment>
            ))}
            {isLoading && showsSpinner && (
              <p className={cn(NOTE, "flex items-center gap-2")} role="presentation">
                <Spinner /> {t("Loading")}
              </p>
            )}
            {!isLoading && options.length === 0 && (
              <p className={NOTE} role="presentation">
                {t("There are no items matching your query")}
              </p>
            )}
          </Popper.Content>
        </DismissableLayer.Root>,
        floatingRoot(anchor.current),
      )}
    </Popper.Root>
  );
}

/** The name of the control, which is also the name of its list. */
function nameOf(control: HTMLElement | null): string | undefined {
  const labels = control instanceof HTMLInputElement || control instanceof HTMLButtonElement ? control.labels : null;
  return control?.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? undefined;
}

/** Scrolls the list until the row is in view. The page itself does not scroll. */
function showRow(id: string) {
  const row = document.getElementById(id);
  const list = row?.parentElement;
  if (!row || !list) return;
  const above = list.scrollTop - (row.offsetTop - ROW_MARGIN_PX);
  const below = row.offsetTop + row.offsetHeight + ROW_MARGIN_PX - (list.scrollTop + list.clientHeight);
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
