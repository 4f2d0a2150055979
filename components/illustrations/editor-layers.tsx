import { Glyph } from "@/components/illustrations/glyph";
import type { GlyphName } from "@/components/illustrations/glyphs";
import type { T } from "@/lib/i18n/create-t";

type Row = { name: string; glyph: GlyphName; depth: number; look?: "on" | "cur" | "dim" };

/** The editor's left side: the page's elements as a tree, and the pages. */
export function EditorLayers({ t }: { t: T }) {
  return (
    <div className="ed-left">
      <div className="eh">
        <b>{t("Layers")}</b>
        <span className="eb">
          <Glyph of="search" />
        </span>
      </div>
      <Tree rows={layers(t)} />
      <div className="eh bt">
        <b>{t("Pages")}</b>
        <span className="eb">
          <Glyph of="plus" />
        </span>
      </div>
      <Tree rows={pages(t)} />
    </div>
  );
}

function Tree({ rows }: { rows: Row[] }) {
  return (
    <ul className="tree">
      {rows.map(({ name, glyph, depth, look }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture's rows never move
        <li key={index} className={look} style={{ "--d": depth } as object}>
          <button type="button">
            <Glyph of={glyph} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

const layers = (t: T): Row[] => [
  { name: t("Body"), glyph: "square", depth: 0 },
  { name: t("Navigation"), glyph: "panel-top", depth: 1 },
  { name: "Kiln Row", glyph: "type", depth: 2 },
  { name: t("Links"), glyph: "link", depth: 2 },
  { name: t("Hero"), glyph: "rectangle-horizontal", depth: 1 },
  { name: t("Columns"), glyph: "columns-2", depth: 2 },
  { name: t("Heading 1"), glyph: "heading-1", depth: 3, look: "on" },
  { name: t("Paragraph"), glyph: "text-align-start", depth: 3 },
  { name: t("Button"), glyph: "rectangle-horizontal", depth: 3 },
  { name: t("Image"), glyph: "image", depth: 3 },
  { name: t("Grid"), glyph: "table-2", depth: 1 },
  { name: t("Card"), glyph: "square", depth: 2 },
  { name: t("Card"), glyph: "square", depth: 2 },
  { name: t("Card"), glyph: "square", depth: 2 },
  { name: t("Newsletter form"), glyph: "mail", depth: 1 },
  { name: t("Footer"), glyph: "panel-bottom", depth: 1, look: "dim" },
];

const pages = (t: T): Row[] => [
  { name: t("Home"), glyph: "house", depth: 0, look: "cur" },
  { name: t("Classes"), glyph: "file", depth: 0 },
  { name: t("Visit"), glyph: "file", depth: 0 },
];
