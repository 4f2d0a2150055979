"use client";

import type { ReactNode, RefObject } from "react";
import { createPortal } from "react-dom";
import { cn } from "@/components/ui/cn";
import { FLOATING_MOTION } from "@/components/ui/floating";
import { DismissableLayer, Popper } from "@/components/ui/radix-parts";

const OFFSET_PX = 10;
const TOOLTIP =
  "z-70 inline-block max-w-70 rounded-md bg-text px-[9px] py-1.5 text-tiny leading-[1.35] wrap-anywhere text-bg";

type Props = {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  onEnter: () => void;
  onLeave: () => void;
  onDismiss: () => void;
  children: ReactNode;
};

/** The bubble of a `Tooltip`. It stays open while it is hovered, so that long text can be read and selected. */
export function TooltipBubble({ id, anchor, onEnter, onLeave, onDismiss, children }: Props) {
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      {createPortal(
        <DismissableLayer.Root onEscapeKeyDown={onDismiss} onDismiss={onDismiss} asChild>
          <Popper.Content
            id={id}
            role="tooltip"
            className={cn(FLOATING_MOTION, TOOLTIP)}
            data-state="delayed-open"
            side="top"
            sideOffset={OFFSET_PX}
            collisionPadding={8}
            onPointerEnter={onEnter}
            onPointerLeave={onLeave}
          >
            {children}
          </Popper.Content>
        </DismissableLayer.Root>,
        document.body,
      )}
    </Popper.Root>
  );
}
