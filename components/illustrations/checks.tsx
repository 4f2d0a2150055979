import { Glyph } from "@/components/illustrations/glyph";
import type { GlyphName } from "@/components/illustrations/glyphs";
import type { T } from "@/lib/i18n/create-t";

type Check = { glyph: GlyphName; tone: "danger" | "warning" | "success"; text: string; opens?: boolean };

/** What is looked at before a site is published. */
export function ChecksIllustration({ t }: { t: T }) {
  const checks: Check[] = [
    { glyph: "circle-x", tone: "danger", text: t("Visit links to a page that is gone"), opens: true },
    { glyph: "triangle-alert", tone: "warning", text: t("2 images have no description"), opens: true },
    { glyph: "circle-check", tone: "success", text: t("Every page has a title") },
    { glyph: "circle-check", tone: "success", text: t("Text contrast is 4.5 or better") },
  ];
  return (
    <div className="card">
      <div className="flex items-center gap-2 justify-between border-line border-b px-4 py-3">
        <span className="font-semibold">{t("Checks for :name", { name: "Kiln Row" })}</span>
        <span className="tag">{t("6 pages")}</span>
      </div>
      <div className="px-4 pt-1.5 pb-1">
        {checks.map(({ glyph, tone, text, opens }) => (
          <div key={text} className="flex items-center gap-2 min-h-[38px]">
            <span className={tone}>
              <Glyph of={glyph} />
            </span>
            <span className="text-small">{text}</span>
            {opens && <span className="link ms-auto text-small">{t("Open")}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
