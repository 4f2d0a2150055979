import { cn } from "@/components/ui/cn";

type Props = {
  /** An icon of `public/icons.svg`. */
  of: string;
  /** For icons that point along the text. They are mirrored in right-to-left languages. */
  flip?: boolean;
  className?: string;
};

/** An icon inside an illustration, hidden from screen readers. */
export function Glyph({ of, flip, className }: Props) {
  return (
    <svg className={cn("icon", flip && "rtl:-scale-x-100", className)} aria-hidden="true">
      <use href={`/icons.svg#${of}`} />
    </svg>
  );
}
