"use client";

import { type ReactNode, useId } from "react";
import { FieldNote } from "@/components/ui/field-note";

/** What ties a control to its label, hint and error; spread it on the control. */
export type FieldAria = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type Props = {
  label: ReactNode;
  /** Stays in view under the control. */
  hint?: ReactNode;
  /** What happened and the way out; takes the hint's place. */
  error?: ReactNode;
  /** At the end of the label's line: a "Forgot your password?" link. */
  aside?: ReactNode;
  /** The label is read out but not drawn, where the place says it already. */
  labelHidden?: boolean;
  children: (aria: FieldAria) => ReactNode;
};

/** The label, the control and the note under it. */
export const FIELD = "grid content-start gap-1.5";
export const FIELD_LABEL = "text-small leading-[1.4] font-label";

/** A label, a control and what is said under it, wired for screen readers. */
export function Field({ label, hint, error, aside, labelHidden, children }: Props) {
  const id = useId();
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const name = (
    <label htmlFor={id} className={labelHidden ? "sr-only" : FIELD_LABEL}>
      {label}
    </label>
  );

  return (
    <div className={FIELD}>
      {aside ? (
        <div className="flex items-baseline justify-between gap-3">
          {name}
          {aside}
        </div>
      ) : (
        name
      )}
      {children({ id, "aria-describedby": note, "aria-invalid": error ? true : undefined })}
      <FieldNote id={note} hint={hint} error={error} />
    </div>
  );
}
