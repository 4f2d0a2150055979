import { GLYPHS, type GlyphName } from "@/components/illustrations/glyphs";
import { cn } from "@/components/ui/cn";

type Props = { of: GlyphName; flip?: boolean; className?: string };

/** An icon inside an illustration, silent to a screen reader. `--glyph` is its size where 16 pixels are not right. */
export function Glyph({ of, flip, className }: Props) {
  return (
    <svg
      className={cn("size-[var(--glyph,16px)] stroke-[1.6]", flip && "rtl:-scale-x-100", className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={GLYPHS[of]} />
    </svg>
  );
}
