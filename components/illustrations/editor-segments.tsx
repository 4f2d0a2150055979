import styles from "@/components/illustrations/editor.module.css";
import { Glyph } from "@/components/illustrations/glyph";

/** A choice of icons in the drawn editor, the first one chosen. */
export function EditorSegments({ glyphs, flip }: { glyphs: string[]; flip?: boolean }) {
  return (
    <div className={styles.segments}>
      {glyphs.map((glyph, index) => (
        <span key={glyph} data-on={index === 0 || undefined}>
          <Glyph of={glyph} flip={flip} />
        </span>
      ))}
    </div>
  );
}
