import type { ReactNode } from "react";
import { NamedIcon } from "@/components/ui/named-icon";

type Props = { id: string | undefined; hint?: ReactNode; error?: ReactNode };

/** The text under a control: the error or, without an error, the hint. */
export function FieldNote({ id, hint, error }: Props) {
  if (error) {
    return (
      <span className="flex items-center gap-1.5 text-tiny text-danger" id={id}>
        <NamedIcon name="circle-alert" className="size-3.5" />
        <span>{error}</span>
      </span>
    );
  }
  return hint ? (
    <span className="text-tiny text-muted" id={id}>
      {hint}
    </span>
  ) : null;
}
