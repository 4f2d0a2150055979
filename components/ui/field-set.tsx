import { type ReactNode, useId } from "react";
import { FIELD, FIELD_LABEL } from "@/components/ui/field";
import { FieldNote } from "@/components/ui/field-note";

type Props = { label: ReactNode; hint?: ReactNode; error?: ReactNode; children: ReactNode };

/** Several controls under one label. */
export function FieldSet({ label, hint, error, children }: Props) {
  const id = useId();
  return (
    <fieldset className={FIELD} aria-describedby={error || hint ? id : undefined}>
      <legend className={FIELD_LABEL}>{label}</legend>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}
