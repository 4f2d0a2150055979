"use client";

import { type ReactNode, type RefCallback, useCallback, useId, useRef, useState } from "react";
import { useDelay } from "@/components/ui/use-delay";
import { useLazyPart } from "@/components/ui/use-lazy-part";

const OPEN_DELAY_MS = 1500;
const CLOSE_DELAY_MS = 500;

/** Attributes to spread on the element that has the tooltip. */
export type TooltipTrigger = {
  ref: RefCallback<HTMLElement>;
  "aria-describedby": string | undefined;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
  onPointerDown: () => void;
};

type Props = {
  text: ReactNode;
  /** The keyboard shortcut: "Ctrl Z". */
  keys?: string;
  children: (trigger: TooltipTrigger) => ReactNode;
};

/**
 * A tooltip. It opens after 1.5 s and closes half a second after the pointer leaves. A click or Escape closes it
 * immediately.
 */
export function Tooltip({ text, keys, children }: Props) {
  const anchor = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { after, cancel } = useDelay();
  const [Bubble, fetchBubble] = useLazyPart(() =>
    import("@/components/ui/tooltip-bubble").then((module) => module.TooltipBubble),
  );

  const setAnchor = useCallback((element: HTMLElement | null) => {
    anchor.current = element;
  }, []);

  function enter() {
    if (isPressed.current) return; // a press also focuses the element, which must not open the tooltip
    fetchBubble();
    if (isOpen) cancel();
    else after(OPEN_DELAY_MS, () => setOpen(true));
  }

  function leave() {
    isPressed.current = false;
    if (isOpen) after(CLOSE_DELAY_MS, () => setOpen(false));
    else cancel();
  }

  function close() {
    cancel();
    setOpen(false);
  }

  function press() {
    isPressed.current = true;
    close();
  }

  const trigger: TooltipTrigger = {
    ref: setAnchor,
    "aria-describedby": isOpen ? id : undefined,
    onPointerEnter: enter,
    onPointerLeave: leave,
    onFocus: enter,
    onBlur: leave,
    onPointerDown: press,
  };

  return (
    <>
      {children(trigger)}
      {isOpen && Bubble && (
        <Bubble id={id} anchor={anchor} onEnter={cancel} onLeave={leave} onDismiss={close}>
          {text}
          {keys && <span className="ms-1.5 inline-block opacity-65">{keys}</span>}
        </Bubble>
      )}
    </>
  );
}
