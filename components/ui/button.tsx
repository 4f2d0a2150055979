"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { BUTTON_STATES, type ButtonLook, buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/spinner";

type Props = ButtonLook &
  ComponentProps<"button"> & {
    /** Shows a spinner without changing the button's width, and ignores clicks. The button keeps focus. */
    pending?: boolean;
    /**
     * The label while pending, such as "Saving". Without it, only a spinner is shown, and screen readers still read the
     * usual label.
     */
    pendingLabel?: ReactNode;
  };

/** A button. Its type is "button" by default, so it never submits a form by accident. */
export function Button(props: Props) {
  const { variant, size, icon, full, className, pending, pendingLabel, children, onClick, ...rest } = props;
  const canBePending = pending !== undefined || pendingLabel !== undefined;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonVariants({ variant, size, icon, full, className: [BUTTON_STATES, className] })}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest["aria-disabled"]}
      onClick={handleClick}
    >
      {canBePending ? (
        <SwappingLabel pending={Boolean(pending)} label={children} pendingLabel={pendingLabel} />
      ) : (
        children
      )}
    </button>
  );
}

const CELL = "col-start-1 row-start-1 inline-flex items-center gap-2";

/**
 * Both labels share one cell, so the wider one sets the width. While there is no spinner, an empty element of its size
 * keeps its space.
 */
function SwappingLabel({
  pending,
  label,
  pendingLabel,
}: {
  pending: boolean;
  label: ReactNode;
  pendingLabel: ReactNode;
}) {
  const hidesLabel = pending && pendingLabel !== undefined;
  return (
    <span className="inline-grid place-items-center">
      <span className={cn(CELL, pending && "opacity-0")} aria-hidden={hidesLabel || undefined}>
        {label}
      </span>
      <span className={cn(CELL, !pending && "opacity-0")} aria-hidden={!hidesLabel || undefined}>
        {pending ? <Spinner /> : pendingLabel !== undefined && <span className="size-3.5" />}
        {pendingLabel}
      </span>
    </span>
  );
}
