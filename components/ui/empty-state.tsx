import type { ReactNode } from "react";
import { type EmptyStateDrawing, PlinthDrawing } from "@/components/ui/plinth-drawing";

type Props = {
  title: ReactNode;
  /** Explains why there is nothing to show. */
  text?: ReactNode;
  drawing?: EmptyStateDrawing;
  /** The heading's level: 2 directly under the page's title. */
  level?: 2 | 3;
  /** One button. */
  children?: ReactNode;
};

/** An empty state with a drawing, text and a button. */
export function EmptyState({ title, text, drawing = "page", level = 3, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-start gap-2 rounded-lg border border-dashed border-edge p-10">
      <span className="text-muted">
        <PlinthDrawing above={drawing} />
      </span>
      <Heading className="type-section">{title}</Heading>
      {text && <p className="text-small text-muted">{text}</p>}
      {children && <div className="mt-2">{children}</div>}
    </div>
  );
}
