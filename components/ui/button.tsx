"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { type ButtonLook, buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/spinner";

type Props = ButtonLook &
  ComponentProps<"button"> & {
    /** Busy: a spinner at the width the button has, and presses do nothing. The button keeps the focus. */
    pending?: boolean;
    /** What it says while busy, "Saving". Without it the spinner stands alone and the name stays. */
    pendingLabel?: ReactNode;
  };

/** A button; `type="button"` unless told otherwise, so that it never sends a form by accident. */
export function Button(props: Props) {
  const { variant, size, icon, full, className, pending, pendingLabel, children, onClick, ...rest } = props;
  const swaps = pending !== undefined || pendingLabel !== undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonVariants({ variant, size, icon, full, className })}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest["aria-disabled"]}
      onClick={press}
    >
      {swaps ? <Swap pending={Boolean(pending)} label={children} pendingLabel={pendingLabel} /> : children}
    </button>
  );
}

const CELL = "col-start-1 row-start-1 inline-flex items-center gap-2";

/** Both labels lie in one cell, so the wider one gives the width at all times. */
function Swap({ pending, label, pendingLabel }: { pending: boolean; label: ReactNode; pendingLabel: ReactNode }) {
  const hidesLabel = pending && pendingLabel !== undefined;
  return (
    <span className="inline-grid place-items-center">
      <span className={cn(CELL, pending && "opacity-0")} aria-hidden={hidesLabel || undefined}>
        {label}
      </span>
      <span className={cn(CELL, !pending && "opacity-0")} aria-hidden={!hidesLabel || undefined}>
        {pending && <Spinner />}
        {pendingLabel}
      </span>
    </span>
  );
}
