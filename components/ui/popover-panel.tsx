"use client";

import * as Radix from "@radix-ui/react-popover";
import type { PointerEvent, ReactNode, RefObject } from "react";
import { cn } from "@/components/ui/cn";
import { FLOATING } from "@/components/ui/floating";
import { floatingRoot } from "@/components/ui/floating-root";
import { restoreFocusTo } from "@/components/ui/restore-focus";

const OFFSET_PX = 2;

type Props = {
  id: string;
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onEnter: () => void;
  onLeave: (event: PointerEvent) => void;
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
};

/** The open panel of a `Popover`. */
export function PopoverPanel(props: Props) {
  const { id, label, button, isOpen, onOpenChange, onEnter, onLeave, align, className, children } = props;

  /**
   * Ignores a click on the button. If the click closed the panel here, the button's own handler would open it again.
   */
  function ignoreButton(event: Event) {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      {/* Radix's type excludes null. The cast is safe: the button is mounted while its panel is open. */}
      <Radix.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Radix.Portal container={floatingRoot(button.current)}>
        <Radix.Content
          id={id}
          aria-label={label}
          className={cn(FLOATING, "z-50 max-w-[calc(100vw-16px)] p-4", className)}
          align={align}
          sideOffset={OFFSET_PX}
          collisionPadding={8}
          onPointerEnter={onEnter}
          onPointerLeave={onLeave}
          onCloseAutoFocus={restoreFocusTo(button)}
          onInteractOutside={ignoreButton}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
