import { KilnRowPots, KilnRowShelf } from "@/components/illustrations/pots";
import type { T } from "@/lib/i18n/create-t";

const SHELF = [
  { pot: "bowl", name: "Bowls", note: "From the March kiln" },
  { pot: "mug", name: "Mugs", note: "Two sizes, four glazes" },
  { pot: "vase", name: "Vases", note: "One of each" },
] as const;

/** Somebody's page on the canvas, its heading selected. Their words stay in their own language and direction. */
export function EditorCanvas({ t }: { t: T }) {
  return (
    <div className="ed-canvas" dir="ltr">
      <div className="ruler" />
      <div className="board">
        <div className="site" lang="en">
          <div className="s-nav">
            <b>Kiln Row</b>
            <span>Shop</span>
            <span>Studio</span>
            <span>Classes</span>
            <span>Visit</span>
          </div>
          <div className="s-hero">
            <div>
              <Selected name={t("Heading 1")} />
              <div className="gap">
                <span>24</span>
              </div>
              <p>Stoneware thrown, glazed and fired in one small studio. Open on Saturdays.</p>
              <span className="s-btn">See this month's kiln</span>
            </div>
            <KilnRowPots />
          </div>
          <div className="s-row">
            {SHELF.map(({ pot, name, note }) => (
              <div key={pot}>
                <KilnRowShelf pot={pot} />
                <b>{name}</b>
                <span>{note}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The heading between its four handles. It looks like one and is none: the page around has its own. */
function Selected({ name }: { name: string }) {
  return (
    <div className="sel">
      <span className="sel-tag">{name}</span>
      <i />
      <i />
      <i />
      <i />
      <div className="whitespace-nowrap font-semibold text-[4.5em] leading-[1.02] tracking-[-0.03em] [font-stretch:88%]">
        Fired twice,
        <br />
        used daily.
      </div>
    </div>
  );
}
