"use client";

import { type ReactNode, useId } from "react";
import { FieldNote } from "@/components/ui/field-note";

/** Attributes that connect a control to its label, hint and error. Spread them on the control. */
export type FieldAria = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type Props = {
  label: ReactNode;
  /** Shown under the control. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Replaces the hint. */
  error?: ReactNode;
  /** A link at the end of the label's line, such as "Forgot your password?". */
  aside?: ReactNode;
  /** Shows the label only to screen readers, for a field whose purpose is clear from its context. */
  labelHidden?: boolean;
  children: (aria: FieldAria) => ReactNode;
};

/** The classes of a field and of its label. */
export const FIELD = "grid content-start gap-1.5";
export const FIELD_LABEL = "text-small leading-[1.4] font-label";

/** A label, a control and its hint or error, connected for screen readers. */
export function Field({ label, hint, error, aside, labelHidden, children }: Props) {
  const id = useId();
  const noteId = error || hint ? `${id}-${error ? "error" : "hint"}` : undefined;
  const labelElement = (
    <label htmlFor={id} className={labelHidden ? "sr-only" : FIELD_LABEL}>
      {label}
    </label>
  );

  return (
    <div className={FIELD}>
      {aside ? (
        <div className="flex items-baseline justify-between gap-3">
          {labelElement}
          {aside}
        </div>
      ) : (
        labelElement
      )}
      {children({ id, "aria-describedby": noteId, "aria-invalid": error ? true : undefined })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
