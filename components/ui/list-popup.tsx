"use client";

import { DismissableLayer, Popper } from "radix-ui/internal";
import { Fragment, type RefObject, useEffect } from "react";
import { createPortal } from "react-dom";
import { useT } from "@/components/i18n/use-t";
import { floatingRoot } from "@/components/ui/floating-root";
import type { ListOption } from "@/components/ui/list-option";
import { ListRow } from "@/components/ui/list-row";
import { Spinner } from "@/components/ui/spinner";
import { useDelayed } from "@/components/ui/use-delayed";

const SPINNER_AFTER_MS = 500;
const OFFSET_PX = 2;
const ROW_MARGIN_PX = 5;

type Props = {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  labelledBy: string | undefined;
  options: ListOption[];
  value: string | null;
  active: number;
  /** What was searched for, set in bold where it occurs. */
  query?: string;
  isLoading?: boolean | undefined;
  onActive: (index: number) => void;
  onChoose: (option: ListOption) => void;
  onClose: () => void;
};

/** The open list of a `Select` or `Combobox`, at most 420 px high. The focus stays on the control. */
export function ListPopup(props: Props) {
  const {
    id,
    anchor,
    labelledBy,
    options,
    value,
    active,
    query,
    isLoading = false,
    onActive,
    onChoose,
    onClose,
  } = props;
  const t = useT();
  const showsSpinner = useDelayed(isLoading, SPINNER_AFTER_MS);

  useEffect(() => showRow(`${id}-${active}`), [id, active]);

  function ignoreControl(event: Event) {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
  }

  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      {createPortal(
        <DismissableLayer.Root onDismiss={onClose} onInteractOutside={ignoreControl} asChild>
          <Popper.Content
            id={id}
            role="listbox"
            aria-labelledby={labelledBy}
            aria-busy={isLoading || undefined}
            className="pop menu listbox"
            data-state="open"
            align="start"
            sideOffset={OFFSET_PX}
            collisionPadding={8}
            onPlaced={() => showRow(`${id}-${active}`)}
            onPointerDown={(event) => event.preventDefault()}
          >
            {options.map((option, index) => (
              <Fragment key={option.value}>
                {option.group && option.group !== options[index - 1]?.group && (
                  <div className="group" role="presentation">
                    {option.group}
                  </div>
                )}
                <ListRow
                  id={`${id}-${index}`}
                  option={option}
                  isChosen={option.value === value}
                  isActive={index === active}
                  query={query}
                  onPoint={() => onActive(index)}
                  onChoose={() => onChoose(option)}
                />
              </Fragment>
            ))}
            {isLoading && showsSpinner && (
              <p className="flex items-center gap-2" role="presentation">
                <Spinner /> {t("Loading")}
              </p>
            )}
            {!isLoading && options.length === 0 && (
              <p role="presentation">{t("There are no items matching your query")}</p>
            )}
          </Popper.Content>
        </DismissableLayer.Root>,
        floatingRoot(anchor.current),
      )}
    </Popper.Root>
  );
}

/** Scrolls the list, never the page, until the row is in view. */
function showRow(id: string) {
  const row = document.getElementById(id);
  const list = row?.parentElement;
  if (!row || !list) return;
  const above = list.scrollTop - (row.offsetTop - ROW_MARGIN_PX);
  const below = row.offsetTop + row.offsetHeight + ROW_MARGIN_PX - (list.scrollTop + list.clientHeight);
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
