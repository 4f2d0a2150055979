"use client";

import * as Radix from "@radix-ui/react-dialog";
import X from "lucide-react/icons/x";
import { type ReactNode, use, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { DialogContext } from "@/components/ui/dialog-context";
import { Icon } from "@/components/ui/icon";
import { findOpener, focusOpener } from "@/components/ui/opener";

/** From 256 px (`2xs`) to 1280 px (`fullscreen`), never wider than the screen. */
export type DialogSize = "2xs" | "xs" | "sm" | "md" | "lg" | "xl" | "2xl" | "fullscreen";

type Props = {
  title: ReactNode;
  /** The title is read out but not drawn. */
  titleHidden?: boolean;
  /** One sentence under the title, read out with it. */
  text?: ReactNode;
  size?: DialogSize;
  /** A red course on top: something will be lost. */
  danger?: boolean;
  /** `alertdialog` asks a question that must be answered: a press beside it does not close it. */
  role?: "dialog" | "alertdialog";
  /** A cross in the corner; leave it out where the buttons say the way back. */
  closable?: boolean;
  /** For a dialog written in a page; one shown by `openDialog` knows by itself. */
  open?: boolean;
  onClose?: () => void;
  className?: string;
  children?: ReactNode;
};

/** A window over the page that holds the focus and gives it back to its opener. */
export function Dialog(props: Props) {
  const { title, titleHidden, text, size = "md", danger, role = "dialog", closable, className, children } = props;
  const host = use(DialogContext);
  const [ownOpener] = useState(findOpener);
  const t = useT();
  const isOpen = props.open ?? host?.isOpen ?? true;
  const close = props.onClose ?? host?.close;

  function giveFocusBack(event: Event) {
    event.preventDefault();
    focusOpener(host ? host.opener : ownOpener);
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && close?.()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim stage">
          <Radix.Content
            role={role}
            data-size={size}
            className={cn("pop dialog", danger && "bad", className)}
            aria-describedby={text ? undefined : ""}
            onCloseAutoFocus={giveFocusBack}
            onPointerDownOutside={(event) => role === "alertdialog" && event.preventDefault()}
          >
            <Radix.Title className={titleHidden ? "sr-only" : "type-section"}>{title}</Radix.Title>
            {text && <Radix.Description className="text-muted dialog-text">{text}</Radix.Description>}
            {children}
            {closable && (
              <Radix.Close
                className={cn(buttonClass({ variant: "ghost", size: "s", icon: true }), "shut")}
                aria-label={t("Close")}
              >
                <Icon of={X} />
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
