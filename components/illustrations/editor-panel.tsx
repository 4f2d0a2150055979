import type { ReactNode } from "react";
import styles from "@/components/illustrations/editor.module.css";
import { EditorSegments } from "@/components/illustrations/editor-segments";
import { Glyph } from "@/components/illustrations/glyph";
import { cn } from "@/components/ui/cn";
import type { T } from "@/lib/i18n/create-t";

const DISPLAY = ["square", "columns-3", "grid-2x2", "eye-off"];
const ALIGN = ["text-align-start", "text-align-center", "text-align-end", "text-align-justify"];

const QUIET = "text-[0.92em] text-muted";

/** A drawing of the style panel for the selected heading. On a phone, the drawn editor is cut off before this panel. */
export function EditorPanel({ t }: { t: T }) {
  return (
    <div className="overflow-hidden border-line border-s max-[500px]:[content-visibility:hidden]">
      <div className={cn(styles.tabs, "flex gap-[1.3em] border-line border-b px-[1em] text-muted")}>
        <span data-on>{t("Style")}</span>
        <span>{t("Settings")}</span>
      </div>
      <Selection t={t} />
      <Part title={t("Layout")}>
        <Fields>
          <EditorSegments glyphs={DISPLAY} />
        </Fields>
        <Fields>
          <Value name="W">{t("Auto")}</Value>
          <Value name="H">{t("Auto")}</Value>
        </Fields>
      </Part>
      <Part title={t("Spacing")}>
        <Spacing t={t} />
      </Part>
      <TypePart t={t} />
      <Part title={t("Colour")}>
        <Fields>
          <div>
            <span className="size-[1.2em] rounded-sm border border-line bg-[rgb(45_66_54)]" />
            <b>{t("Ink green")}</b>
            <span className="ms-auto text-muted">{t("site colour")}</span>
          </div>
        </Fields>
        <div className={cn(QUIET, "mt-[0.5em] flex items-center gap-[0.5em]")}>
          <Glyph of="circle-check" />
          {t("Contrast 8.2 on this background")}
        </div>
      </Part>
    </div>
  );
}

const CHIP = "inline-flex items-center gap-[0.3em] rounded-sm border px-[0.55em] py-[0.25em]";

function Selection({ t }: { t: T }) {
  return (
    <div className={styles.part}>
      <div className="flex items-center justify-between">
        <b>{t("Heading 1")}</b>
        <span className={QUIET}>h1</span>
      </div>
      <div className="mt-[0.6em] flex items-center gap-[0.4em]">
        <bdi className={cn(CHIP, "border-[color-mix(in_srgb,var(--accent)_40%,var(--line))] bg-accent-soft")}>
          hero-title
        </bdi>
        <span className={cn(CHIP, "border-edge border-dashed text-muted")}>
          <Glyph of="plus" />
          {t("Class")}
        </span>
        <span className={cn(QUIET, "ms-auto")}>{t("Normal")}</span>
      </div>
    </div>
  );
}

function TypePart({ t }: { t: T }) {
  return (
    <Part title={t("Typography")}>
      <Fields>
        <div>
          <b>{t("Site heading")}</b>
          <Glyph of="chevron-down" className="ms-auto" />
        </div>
      </Fields>
      <Fields>
        <Value name={t("Size")} unit="px">
          64
        </Value>
        <Value name={t("Line")}>1.05</Value>
      </Fields>
      <Fields>
        <Value name={t("Weight")}>600</Value>
        <Value name={t("Space")}>-0.02</Value>
      </Fields>
      <Fields>
        <EditorSegments glyphs={ALIGN} flip />
      </Fields>
    </Part>
  );
}

const SIDES = ["top", "right", "bottom", "left"];

function Spacing({ t }: { t: T }) {
  return (
    <div className={styles.spacing}>
      <em>{t("Margin")}</em>
      {SIDES.map((side) => (
        <b key={side} data-side={side} data-on={side === "bottom" || undefined}>
          {side === "bottom" ? 24 : 0}
        </b>
      ))}
      <div>
        <em>{t("Padding")}</em>
        {SIDES.map((side) => (
          <b key={side} data-side={side}>
            0
          </b>
        ))}
        <div className="h-[1.1em] border border-line bg-raised" />
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <div className="mb-[0.6em] font-semibold">{title}</div>
      {children}
    </div>
  );
}

/** A row of fields of equal width. */
function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

function Value({ name, unit, children }: { name: string; unit?: string; children: ReactNode }) {
  return (
    <div>
      <span className="text-muted">{name}</span>
      <b>{children}</b>
      {unit && <span className="ms-auto text-muted">{unit}</span>}
    </div>
  );
}
