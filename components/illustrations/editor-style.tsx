import type { ReactNode } from "react";
import { Glyph } from "@/components/illustrations/glyph";
import type { GlyphName } from "@/components/illustrations/glyphs";
import type { T } from "@/lib/i18n/create-t";

const DISPLAY: GlyphName[] = ["square", "columns-3", "grid-2x2", "eye-off"];
const ALIGN: GlyphName[] = ["text-align-start", "text-align-center", "text-align-end", "text-align-justify"];

/** The editor's right side: how the selected heading looks. */
export function EditorStyle({ t }: { t: T }) {
  return (
    <div className="ed-right">
      <div className="etabs">
        <button type="button" className="on">
          {t("Style")}
        </button>
        <button type="button">{t("Settings")}</button>
        <button type="button">{t("Interactions")}</button>
      </div>
      <Selection t={t} />
      <Part title={t("Layout")}>
        <div className="eg">
          <Choice glyphs={DISPLAY} />
        </div>
        <div className="eg two">
          <Value name="W">{t("Auto")}</Value>
          <Value name="H">{t("Auto")}</Value>
        </div>
      </Part>
      <Part title={t("Spacing")}>
        <BoxModel t={t} />
      </Part>
      <TypePart t={t} />
      <Part title={t("Colour")}>
        <div className="eg">
          <Box wide>
            <span className="sw" style={{ background: "rgb(45 66 54)" }} />
            <b>{t("Ink green")}</b>
            <i className="u">{t("site colour")}</i>
          </Box>
        </div>
        <div className="row emuted mt-[0.5em] gap-[0.5em]">
          <Glyph of="circle-check" />
          {t("Contrast 8.6 on this background")}
        </div>
      </Part>
    </div>
  );
}

function Selection({ t }: { t: T }) {
  return (
    <div className="es">
      <div className="row between">
        <b>{t("Heading 1")}</b>
        <span className="emuted">h1</span>
      </div>
      <div className="row mt-[0.6em] gap-[0.4em]">
        <bdi className="ec">hero-title</bdi>
        <span className="ec add">
          <Glyph of="plus" />
          {t("Class")}
        </span>
        <span className="emuted push">{t("Normal")}</span>
      </div>
    </div>
  );
}

function TypePart({ t }: { t: T }) {
  return (
    <Part title={t("Type")}>
      <div className="eg">
        <Box wide>
          <b>{t("Site heading")}</b>
          <Glyph of="chevron-down" />
        </Box>
      </div>
      <div className="eg two">
        <Value name={t("Size")} unit="px">
          64
        </Value>
        <Value name={t("Line")}>1.05</Value>
        <Value name={t("Weight")}>600</Value>
        <Value name={t("Space")}>-0.02</Value>
      </div>
      <div className="eg">
        <Choice glyphs={ALIGN} flip />
      </div>
    </Part>
  );
}

function BoxModel({ t }: { t: T }) {
  return (
    <div className="box-model">
      <em>{t("Margin")}</em>
      <b className="t">0</b>
      <b className="r">0</b>
      <b className="bo set">24</b>
      <b className="l">0</b>
      <div>
        <em>{t("Padding")}</em>
        <b className="t">0</b>
        <b className="r">0</b>
        <b className="bo">0</b>
        <b className="l">0</b>
        <span />
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="es">
      <div className="mb-[0.6em] font-semibold">{title}</div>
      {children}
    </div>
  );
}

function Choice({ glyphs, flip }: { glyphs: GlyphName[]; flip?: boolean }) {
  return (
    <span className="eseg full">
      {glyphs.map((glyph, index) => (
        <button key={glyph} type="button" className={index === 0 ? "on" : undefined}>
          <Glyph of={glyph} flip={flip} />
        </button>
      ))}
    </span>
  );
}

function Value({ name, unit, children }: { name: string; unit?: string; children: ReactNode }) {
  return (
    <Box>
      <i>{name}</i>
      <b>{children}</b>
      {unit && <i className="u">{unit}</i>}
    </Box>
  );
}

/** A field as the editor draws it. */
function Box({ wide, children }: { wide?: boolean; children: ReactNode }) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the editor's styles are made for labels, and a picture has no controls
  return <label className={wide ? "w" : undefined}>{children}</label>;
}
