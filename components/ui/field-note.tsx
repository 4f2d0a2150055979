import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = { id: string | undefined; hint?: ReactNode; error?: ReactNode };

/** The error under a control or, without one, the hint. */
export function FieldNote({ id, hint, error }: Props) {
  if (error) {
    return (
      <span className="flex items-center gap-1.5 text-tiny text-danger" id={id}>
        <Icon of={CircleAlert} className="size-3.5" />
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
