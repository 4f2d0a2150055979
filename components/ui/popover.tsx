"use client";

import { type PointerEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { useDelay } from "@/components/ui/use-delay";
import { useLazyPart } from "@/components/ui/use-lazy-part";

const HOVER_CLOSE_MS = 150;

/** Attributes to spread on the popover's button. */
export type PopoverTrigger = {
  ref: RefObject<HTMLButtonElement | null>;
  type: "button";
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  onClick: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onFocus: () => void;
};

type Props = {
  /** The name for screen readers. */
  label: string;
  trigger: (trigger: PopoverTrigger) => ReactNode;
  align?: "start" | "center" | "end";
  /** Also opens on hover, and closes 150 ms after the pointer has left. */
  opensOnHover?: boolean;
  className?: string;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A button with a panel that opens beside it. The code of the panel loads on hover or focus. */
export function Popover({ trigger, opensOnHover, onOpenChange, children, ...panel }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { after, cancel } = useDelay();
  const [Panel, fetchPanel] = useLazyPart(() =>
    import("@/components/ui/popover-panel").then((module) => module.PopoverPanel),
  );

  function change(next: boolean) {
    cancel();
    fetchPanel();
    setOpen(next);
    onOpenChange?.(next);
  }

  function enter({ pointerType }: PointerEvent) {
    fetchPanel();
    cancel();
    if (opensOnHover && pointerType !== "touch" && !isOpen) change(true); // a tap is handled by `onClick`
  }

  function leave({ pointerType }: PointerEvent) {
    if (opensOnHover && pointerType !== "touch") after(HOVER_CLOSE_MS, () => change(false));
  }

  return (
    <>
      {trigger({
        ref: button,
        type: "button",
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : undefined,
        onClick: () => change(!isOpen),
        onPointerEnter: enter,
        onPointerLeave: leave,
        onFocus: fetchPanel,
      })}
      {Panel && (
        <Panel
          {...panel}
          id={id}
          button={button}
          isOpen={isOpen}
          onOpenChange={change}
          onEnter={cancel}
          onLeave={leave}
        >
          {typeof children === "function" ? children(() => change(false)) : children}
        </Panel>
      )}
    </>
  );
}
