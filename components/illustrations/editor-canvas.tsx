import styles from "@/components/illustrations/editor.module.css";
import { PotteryShelf, PotteryVessel } from "@/components/illustrations/pots";
import { cn } from "@/components/ui/cn";
import type { T } from "@/lib/i18n/create-t";

const PRODUCTS = [
  { pot: "bowl", name: "Bowls", note: "From the March kiln" },
  { pot: "mug", name: "Mugs", note: "Two sizes, four glazes" },
  { pot: "vase", name: "Vases", note: "One of each" },
] as const;

/** A drawing of the canvas: a page with its heading selected. The page's text is in English and left to right. */
export function EditorCanvas({ t }: { t: T }) {
  return (
    <div className={styles.canvas} dir="ltr">
      <div className={styles.board}>
        <div className={styles.site} lang="en">
          <div className="flex gap-[1.8em] px-[2.6em] py-[1.4em]">
            <b className="me-auto text-[1.15em] tracking-[-0.02em]">Kiln Row</b>
            <span>Shop</span>
            <span>Studio</span>
            <span>Classes</span>
            <span>Visit</span>
          </div>
          <div className="grid grid-cols-[1.15fr_1fr] items-end gap-[2em] px-[2.6em] pt-[2.4em]">
            <div className="pb-[3em]">
              <SelectedHeading name={t("Heading 1")} />
              <p className="max-w-[27em] text-[1.12em]">
                Stoneware thrown, glazed and fired in one small studio. Open on Saturdays.
              </p>
              <span className="mt-[1.3em] inline-block bg-(--rust) px-[1.2em] py-[0.7em] font-semibold text-(--on-mark)">
                See this month's kiln
              </span>
            </div>
            <PotteryShelf />
          </div>
          <div className="grid grid-cols-3 gap-[1.6em] bg-(--ink) px-[2.6em] pt-[2.4em] pb-[5em] text-(--paper)">
            {PRODUCTS.map(({ pot, name, note }) => (
              <div key={pot}>
                <PotteryVessel pot={pot} />
                <b className="mt-[0.7em] block">{name}</b>
                <span className="opacity-80">{note}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const MARK = "bg-(--mark) font-semibold text-(--on-mark)";

/** The heading, its four handles and the gap below it. Not an `<h1>`, because the homepage has its own headings. */
function SelectedHeading({ name }: { name: string }) {
  return (
    <>
      <div className={styles.selected}>
        <span
          className={cn(
            MARK,
            "-start-[0.4em] absolute bottom-[calc(100%+0.38em)] px-[0.6em] py-[0.22em] text-[0.95em] leading-[1.2]",
          )}
        >
          {name}
        </span>
        <i />
        <i />
        <i />
        <i />
        <div className="whitespace-nowrap font-semibold text-[4.5em] leading-[1.02] tracking-[-0.03em] font-stretch-[86%]">
          Fired twice,
          <br />
          used daily.
        </div>
      </div>
      <div className={cn(styles.gap, "grid place-content-center")}>
        <span className={cn(MARK, "px-[0.5em] py-[0.25em] text-[0.85em] leading-none")}>24</span>
      </div>
    </>
  );
}
