import { GLYPHS, type GlyphName } from "@/components/illustrations/glyphs";
import { cn } from "@/components/ui/cn";

type Props = { of: GlyphName; flip?: boolean };

/** An icon inside an illustration, silent to a screen reader. */
export function Glyph({ of, flip }: Props) {
  return (
    <svg className={cn("i glyph", flip && "flip")} viewBox="0 0 24 24" aria-hidden="true">
      <path d={GLYPHS[of]} />
    </svg>
  );
}
