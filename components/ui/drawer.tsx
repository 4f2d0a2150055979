"use client";

import * as Radix from "@radix-ui/react-dialog";
import X from "lucide-react/icons/x";
import { type ReactNode, use, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { DialogContext } from "@/components/ui/dialog-context";
import { FLOATING_MOTION } from "@/components/ui/floating";
import { Icon } from "@/components/ui/icon";
import { findOpener, focusOpener } from "@/components/ui/opener";

const DRAWER = cn(
  FLOATING_MOTION,
  "fixed inset-y-0 end-0 z-40 grid grid-rows-[auto_minmax(0,1fr)_auto] border-s border-line bg-raised shadow-lift [--rise:0] [--slide:16px] rtl:[--slide:-16px]",
);

type Props = {
  title: ReactNode;
  /** An avatar, before the title. */
  lead?: ReactNode;
  /** Text under the title. Screen readers announce it with the title. */
  text?: ReactNode;
  /** The buttons at the end. */
  footer?: ReactNode;
  /** A narrower drawer, for navigation. */
  narrow?: boolean;
  /** Only for a drawer that a page renders itself, without `openDialog`. */
  open?: boolean;
  onClose?: () => void;
  /** `<div className={DRAWER_BODY}>`, or `<Tabs look="drawer">`. */
  children: ReactNode;
};

/** A modal panel at the end side of the screen, for the details of a row or for navigation. */
export function Drawer({ title, lead, text, footer, narrow, open, onClose, children }: Props) {
  const host = use(DialogContext);
  const [ownOpener] = useState(findOpener);
  const t = useT();
  const close = onClose ?? host?.close;

  function restoreFocus(event: Event) {
    event.preventDefault();
    focusOpener(host ? host.opener : ownOpener);
  }

  return (
    <Radix.Root open={open ?? host?.isOpen ?? true} onOpenChange={(next) => !next && close?.()}>
      <Radix.Portal>
        <Radix.Overlay className={cn(FLOATING_MOTION, "fixed inset-0 z-40 bg-scrim [--rise:0]")} />
        <Radix.Content
          className={cn(DRAWER, narrow ? "w-[min(300px,84vw)]" : "w-[min(468px,100vw)]")}
          aria-describedby={text ? undefined : ""}
          onCloseAutoFocus={restoreFocus}
        >
          <header className="flex items-center gap-3.5 px-6 pt-5 pb-4">
            {lead}
            <div className="min-w-0 flex-1">
              <Radix.Title className="type-section">{title}</Radix.Title>
              {text && <Radix.Description className="text-small text-muted">{text}</Radix.Description>}
            </div>
            <Radix.Close
              className={buttonVariants({ variant: "ghost", size: "s", icon: true })}
              aria-label={t("Close")}
            >
              <Icon of={X} />
            </Radix.Close>
          </header>
          {children}
          {footer && <footer className="flex gap-2 border-t border-line bg-surface px-6 py-3">{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
