import styles from "@/components/illustrations/editor.module.css";
import { EditorCanvas } from "@/components/illustrations/editor-canvas";
import { EditorLayers } from "@/components/illustrations/editor-layers";
import { EditorPanel } from "@/components/illustrations/editor-panel";
import { EditorSegments } from "@/components/illustrations/editor-segments";
import { Glyph } from "@/components/illustrations/glyph";
import { cn } from "@/components/ui/cn";
import type { T } from "@/lib/i18n/create-t";

const RAIL = ["plus", "layers", "files", "image", "palette", "history"];
const WIDTHS = ["monitor", "tablet", "smartphone"];
const GROUP = "flex min-w-0 items-center gap-[0.4em]";

/** A drawing of Plinth's editor with a pottery studio's homepage. Nothing in it is interactive. */
export function EditorIllustration({ t }: { t: T }) {
  return (
    <div className={styles.editor} inert>
      <TopBar t={t} />
      <div className={cn(styles.rail, "flex flex-col gap-[0.25em] border-line border-e px-[0.45em] py-[0.5em]")}>
        {RAIL.map((glyph) => (
          <div key={glyph} data-on={glyph === "layers" || undefined}>
            <Glyph of={glyph} />
          </div>
        ))}
        <div className="mt-auto">
          <Glyph of="keyboard" />
        </div>
      </div>
      <EditorLayers t={t} />
      <EditorCanvas t={t} />
      <EditorPanel t={t} />
      <ElementPath t={t} />
    </div>
  );
}

function TopBar({ t }: { t: T }) {
  return (
    <div className="col-span-full grid grid-cols-[1fr_auto_1fr] items-center gap-[1em] border-line border-b bg-raised px-[0.7em]">
      <div className={GROUP}>
        <span className={styles.tool}>
          <Glyph of="arrow-left" flip />
        </span>
        <b className="truncate">Kiln Row</b>
        <span className={styles.tool} data-look="plain">
          <Glyph of="file" />
          {t("Home")}
          <Glyph of="chevron-down" />
        </span>
      </div>
      <div className={GROUP}>
        <EditorSegments glyphs={WIDTHS} />
        <bdi className={styles.tool} data-look="plain">
          1280 px
        </bdi>
        <span className={styles.tool} data-look="plain">
          75%
          <Glyph of="chevron-down" />
        </span>
      </div>
      <div className={cn(GROUP, "justify-end")}>
        <span className={styles.tool}>
          <Glyph of="undo-2" flip />
        </span>
        <span className={cn(styles.tool, "opacity-40")}>
          <Glyph of="redo-2" flip />
        </span>
        <span className="inline-flex items-center gap-[0.4em] whitespace-nowrap px-[0.5em] text-muted">
          <Glyph of="check" />
          {t("Saved at :time", { time: "10:42" })}
        </span>
        <span className={styles.tool} data-look="framed">
          <Glyph of="eye" />
          {t("Preview")}
        </span>
        <span className={styles.tool} data-look="primary">
          {t("Publish")}
        </span>
      </div>
    </div>
  );
}

/** The path from the page's body to the selected element. */
function ElementPath({ t }: { t: T }) {
  const path = [t("Body"), t("Hero"), t("Columns")];
  return (
    <div
      className={cn(GROUP, "col-span-full whitespace-nowrap border-line border-t px-[1em] text-[0.93em] text-muted")}
    >
      {path.map((name) => (
        <span key={name} className="contents">
          <span>{name}</span>
          <Glyph of="chevron-right" flip />
        </span>
      ))}
      <b className="text-text">{t("Heading 1")}</b>
      <span className="ms-auto flex items-center gap-[0.5em] text-warning">
        <Glyph of="triangle-alert" />
        {t("2 images have no description")}
      </span>
    </div>
  );
}
