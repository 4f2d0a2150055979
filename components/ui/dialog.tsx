"use client";

import * as Radix from "@radix-ui/react-dialog";
import { cva, type VariantProps } from "class-variance-authority";
import X from "lucide-react/icons/x";
import { type ReactNode, use, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { DialogContext } from "@/components/ui/dialog-context";
import { FLOATING, FLOATING_MOTION } from "@/components/ui/floating";
import { Icon } from "@/components/ui/icon";
import { findOpener, focusOpener } from "@/components/ui/opener";

const scrimVariants = cva(
  cn(FLOATING_MOTION, "fixed inset-0 z-40 grid justify-items-center overflow-y-auto bg-scrim px-4 pb-6 [--rise:0]"),
  {
    variants: {
      look: {
        plain: "items-center-safe pt-6",
        palette: "items-start pt-[min(14vh,120px)]",
        panes: "items-center-safe pt-6",
      },
    },
  },
);

const dialogVariants = cva(cn(FLOATING, "relative w-[min(var(--size),100%)] [&>form]:mt-5"), {
  variants: {
    /** From 256 px (`2xs`) to 1280 px (`fullscreen`), never wider than the screen. */
    size: {
      "2xs": "[--size:256px]",
      xs: "[--size:320px]",
      sm: "[--size:384px]",
      md: "[--size:460px]",
      palette: "[--size:560px]",
      lg: "[--size:620px]",
      xl: "[--size:780px]",
      "2xl": "[--size:850px]",
      "3xl": "[--size:1120px]",
      fullscreen: "min-h-[calc(100dvh-48px)] [--size:1280px]",
    },
    look: {
      plain: "border-t-3 p-6",
      palette: "overflow-hidden",
      panes:
        "grid grid-rows-[auto_minmax(0,1fr)] overflow-hidden border-t-3 border-t-plinth md:h-[min(804px,calc(100dvh-48px))]",
    },
    danger: { true: "border-t-danger" },
  },
  compoundVariants: [{ look: "plain", danger: false, class: "border-t-plinth" }],
});

type Size = NonNullable<VariantProps<typeof dialogVariants>["size"]>;

type Props = {
  title: ReactNode;
  /** The title is only for screen readers. */
  titleHidden?: boolean;
  /** Text under the title. Screen readers announce it with the title. */
  text?: ReactNode;
  size?: Size;
  /**
   * `palette` is at the top of the screen and has no padding. `panes` has none either. It is as high as the screen
   * allows, so that its content can scroll in several places.
   */
  look?: "plain" | "palette" | "panes";
  /** A red line at the top, for destructive actions. */
  danger?: boolean;
  /** `alertdialog` is for questions that need an answer: a click outside does not close it. */
  role?: "dialog" | "alertdialog";
  /** A close button in the corner. Leave it out if there is a cancel button. */
  closable?: boolean;
  /** Only for a dialog that a page renders itself, without `openDialog`. */
  open?: boolean;
  onClose?: () => void;
  /** Moves focus after the dialog has closed. If it returns false, focus goes back to the opener as usual. */
  moveFocus?: (() => boolean) | undefined;
  children?: ReactNode;
};

/** A modal window that traps focus. After it closes, the element that opened it has focus again. */
export function Dialog(props: Props) {
  const { title, titleHidden, text, size = "md", look = "plain", danger = false, role = "dialog" } = props;
  const { closable, children } = props;
  const host = use(DialogContext);
  const [ownOpener] = useState(findOpener);
  const t = useT();
  const isOpen = props.open ?? host?.isOpen ?? true;
  const close = props.onClose ?? host?.close;

  function restoreFocus(event: Event) {
    event.preventDefault();
    if (!props.moveFocus?.()) focusOpener(host ? host.opener : ownOpener);
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && close?.()}>
      <Radix.Portal>
        <Radix.Overlay className={scrimVariants({ look })}>
          <Radix.Content
            role={role}
            className={dialogVariants({ size, look, danger })}
            aria-describedby={text ? undefined : ""}
            onCloseAutoFocus={restoreFocus}
            onPointerDownOutside={(event) => role === "alertdialog" && event.preventDefault()}
          >
            <Radix.Title
              className={
                titleHidden
                  ? "sr-only"
                  : cn("type-section", closable && "pe-9", look === "panes" && "border-b border-line px-5 py-3.5")
              }
            >
              {title}
            </Radix.Title>
            {text && <Radix.Description className="mt-2 text-muted">{text}</Radix.Description>}
            {children}
            {closable && (
              <Radix.Close
                className={buttonVariants({
                  variant: "ghost",
                  size: "s",
                  icon: true,
                  className: "absolute end-4 top-4",
                })}
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
