import { GLYPHS, type GlyphName } from "@/components/site/illustrations/glyphs";
import { classNames } from "@/components/ui/class-names";

type Props = { of: GlyphName; flip?: boolean };

/** An icon inside an illustration: drawn by the server, silent to a screen reader. */
export function Glyph({ of, flip }: Props) {
  return (
    <svg
      className={classNames("i", flip && "flip")}
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
