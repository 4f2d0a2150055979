import styles from "@/components/illustrations/editor.module.css";
import { Glyph } from "@/components/illustrations/glyph";

/** A row of icon buttons in the drawn editor. The first one is selected. */
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
