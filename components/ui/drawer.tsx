"use client";

import * as Radix from "@radix-ui/react-dialog";
import X from "lucide-react/icons/x";
import { type ReactNode, use, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { buttonClass } from "@/components/ui/button-class";
import { DialogContext } from "@/components/ui/dialog-context";
import { Icon } from "@/components/ui/icon";
import { findOpener, focusOpener } from "@/components/ui/opener";

type Props = {
  title: ReactNode;
  /** Before the title: an avatar. */
  lead?: ReactNode;
  /** Under the title, read out with it. */
  text?: ReactNode;
  /** The buttons at the foot. */
  footer?: ReactNode;
  /** For a drawer written in a page; one shown by `openDialog` knows by itself. */
  open?: boolean;
  onClose?: () => void;
  /** `<div className="body">` or `<Tabs contentClass="body">`. */
  children: ReactNode;
};

/** A dialog at the end of the screen, for the details of one row. */
export function Drawer({ title, lead, text, footer, open, onClose, children }: Props) {
  const host = use(DialogContext);
  const [ownOpener] = useState(findOpener);
  const t = useT();
  const close = onClose ?? host?.close;

  function giveFocusBack(event: Event) {
    event.preventDefault();
    focusOpener(host ? host.opener : ownOpener);
  }

  return (
    <Radix.Root open={open ?? host?.isOpen ?? true} onOpenChange={(next) => !next && close?.()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className="drawer" aria-describedby={text ? undefined : ""} onCloseAutoFocus={giveFocusBack}>
          <header>
            {lead}
            <div className="min-w-0 flex-1">
              <Radix.Title className="type-section">{title}</Radix.Title>
              {text && <Radix.Description className="text-small text-muted">{text}</Radix.Description>}
            </div>
            <Radix.Close className={buttonClass({ variant: "ghost", size: "s", icon: true })} aria-label={t("Close")}>
              <Icon of={X} />
            </Radix.Close>
          </header>
          {children}
          {footer && <footer>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
