import { type ReactNode, useId } from "react";
import { FIELD, FIELD_LABEL } from "@/components/ui/field";
import { FieldNote } from "@/components/ui/field-note";

type Props = { label: ReactNode; hint?: ReactNode; error?: ReactNode; children: ReactNode };

/** The gap of the grid does not apply to a legend. */
const LEGEND = `${FIELD_LABEL} mb-1.5`;

/** Several controls under one label. */
export function FieldSet({ label, hint, error, children }: Props) {
  const id = useId();
  return (
    <fieldset className={FIELD} aria-describedby={error || hint ? id : undefined}>
      <legend className={LEGEND}>{label}</legend>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}
