import { EditorCanvas } from "@/components/illustrations/editor-canvas";
import { EditorLayers } from "@/components/illustrations/editor-layers";
import { EditorStyle } from "@/components/illustrations/editor-style";
import { Glyph } from "@/components/illustrations/glyph";
import type { GlyphName } from "@/components/illustrations/glyphs";
import type { T } from "@/lib/i18n/create-t";

const RAIL: GlyphName[] = ["plus", "layers", "files", "image", "palette", "history"];
const WIDTHS: GlyphName[] = ["monitor", "tablet", "smartphone"];

/** Plinth's editor at work on a pottery studio's homepage: a picture, so nothing in it can be operated. */
export function EditorIllustration({ t }: { t: T }) {
  return (
    // on a phone that reads from right to left the canvas, not the rail, lies in view
    <div className="ed rtl:max-[600px]:ms-[min(24px,calc(100vw-485px))]" inert>
      <TopBar t={t} />
      <div className="ed-rail">
        {RAIL.map((glyph) => (
          <button key={glyph} type="button" className={glyph === "layers" ? "on" : undefined}>
            <Glyph of={glyph} />
          </button>
        ))}
        <span className="flex-1" />
        <button type="button">
          <Glyph of="keyboard" />
        </button>
      </div>
      <EditorLayers t={t} />
      <EditorCanvas t={t} />
      <EditorStyle t={t} />
      <Trail t={t} />
    </div>
  );
}

function TopBar({ t }: { t: T }) {
  return (
    <div className="ed-top">
      <div className="row">
        <span className="eb">
          <Glyph of="arrow-left" flip />
        </span>
        <b className="clip">Kiln Row</b>
        <span className="eb t wide2">
          <Glyph of="file" />
          {t("Home")}
          <Glyph of="chevron-down" />
        </span>
      </div>
      <div className="row mid">
        <span className="eseg">
          {WIDTHS.map((glyph, index) => (
            <button key={glyph} type="button" className={index === 0 ? "on" : undefined}>
              <Glyph of={glyph} />
            </button>
          ))}
        </span>
        <bdi className="eb t wide2">1280 px</bdi>
        <span className="eb t wide2">
          75%
          <Glyph of="chevron-down" />
        </span>
      </div>
      <div className="row end">
        <span className="eb wide2">
          <Glyph of="undo-2" flip />
        </span>
        <span className="eb wide2 opacity-40">
          <Glyph of="redo-2" flip />
        </span>
        <span className="saved wide2">
          <Glyph of="check" />
          {t("Saved at :time", { time: "10:42" })}
        </span>
        <span className="eb t bd wide2">
          <Glyph of="eye" />
          {t("Preview")}
        </span>
        <span className="eb t pri">{t("Publish")}</span>
      </div>
    </div>
  );
}

function Trail({ t }: { t: T }) {
  const path = [t("Body"), t("Hero"), t("Columns")];
  return (
    <div className="ed-foot">
      {path.map((name) => (
        <span key={name} className="contents">
          <span>{name}</span>
          <Glyph of="chevron-right" flip />
        </span>
      ))}
      <b>{t("Heading 1")}</b>
      <span className="push row ewarn gap-[0.5em]">
        <Glyph of="triangle-alert" />
        {t("2 images have no description")}
      </span>
    </div>
  );
}
