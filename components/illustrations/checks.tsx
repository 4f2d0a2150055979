import { Glyph } from "@/components/illustrations/glyph";
import { Tag } from "@/components/ui/tag";
import type { T } from "@/lib/i18n/create-t";

type Check = { glyph: string; tone: string; text: string; hasLink?: boolean };

/** The checks before a site is published. */
export function ChecksIllustration({ t }: { t: T }) {
  const checks: Check[] = [
    { glyph: "circle-x", tone: "text-danger", text: t("Visit links to a missing page"), hasLink: true },
    { glyph: "triangle-alert", tone: "text-warning", text: t("2 images have no description"), hasLink: true },
    { glyph: "circle-check", tone: "text-success", text: t("Every page has a title") },
    { glyph: "circle-check", tone: "text-success", text: t("Text contrast is 4.5 or better") },
  ];
  return (
    <div className="rounded-lg border border-line bg-raised">
      <div className="flex items-center justify-between gap-2 border-line border-b px-3.75 py-2.75">
        <span className="font-semibold">{t("Checks for :name", { name: "Kiln Row" })}</span>
        <Tag>{t("6 pages")}</Tag>
      </div>
      <div className="px-3.75 pt-1.5 pb-1">
        {checks.map(({ glyph, tone, text, hasLink }) => (
          <div key={text} className="flex min-h-9.5 items-center gap-2">
            <Glyph of={glyph} className={tone} />
            <span className="text-small">{text}</span>
            {hasLink && <span className="link ms-auto text-small">{t("Open")}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
