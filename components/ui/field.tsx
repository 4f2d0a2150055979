"use client";

import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useId } from "react";
import { Icon } from "@/components/ui/icon";

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
  className?: string;
  children: (aria: FieldAria) => ReactNode;
};

/** A label, a control and what is said under it, wired for screen readers. */
export function Field({ label, hint, error, aside, labelHidden, className = "field", children }: Props) {
  const id = useId();
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const name = (
    <label htmlFor={id} className={labelHidden ? "sr" : undefined}>
      {label}
    </label>
  );

  return (
    <div className={className}>
      {aside ? (
        <div className="field-head">
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

/** The error, or else the hint, under a control. */
export function FieldNote({ id, hint, error }: { id: string | undefined; hint?: ReactNode; error?: ReactNode }) {
  if (error) {
    return (
      <span className="err" id={id}>
        <Icon of={CircleAlert} />
        <span>{error}</span>
      </span>
    );
  }
  return hint ? (
    <span className="hint" id={id}>
      {hint}
    </span>
  ) : null;
}
