import type { CSSProperties } from "react";
import styles from "@/components/illustrations/editor.module.css";
import { Glyph } from "@/components/illustrations/glyph";
import { cn } from "@/components/ui/cn";
import type { T } from "@/lib/i18n/create-t";

type Row = { name: string; glyph: string; depth: number; look?: "selected" | "current" | "faint" };

/** A drawing of the editor's layers panel: the page's elements as a tree, and below them the list of pages. */
export function EditorLayers({ t }: { t: T }) {
  return (
    <div className="overflow-hidden border-line border-e max-lg:hidden">
      <Heading glyph="search">{t("Layers")}</Heading>
      <Tree rows={layers(t)} />
      <div className="mt-[0.8em] border-line border-t pt-[0.15em]">
        <Heading glyph="plus">{t("Pages")}</Heading>
      </div>
      <Tree rows={pages(t)} />
    </div>
  );
}

function Heading({ glyph, children }: { glyph: string; children: string }) {
  return (
    <div className={styles.heading}>
      <b>{children}</b>
      <span className={styles.tool}>
        <Glyph of={glyph} />
      </span>
    </div>
  );
}

function Tree({ rows }: { rows: Row[] }) {
  return (
    <ul className={cn(styles.tree, "px-[0.5em]")}>
      {rows.map(({ name, glyph, depth, look }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a drawing never move
        <li key={index} data-look={look} style={{ "--depth": depth } as CSSProperties}>
          <Glyph of={glyph} />
          {name}
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
  { name: t("Heading 1"), glyph: "heading-1", depth: 3, look: "selected" },
  { name: t("Paragraph"), glyph: "text-align-start", depth: 3 },
  { name: t("Button"), glyph: "rectangle-horizontal", depth: 3 },
  { name: t("Image"), glyph: "image", depth: 3 },
  { name: t("Grid"), glyph: "table-2", depth: 1 },
  { name: t("Card"), glyph: "square", depth: 2 },
  { name: t("Card"), glyph: "square", depth: 2 },
  { name: t("Card"), glyph: "square", depth: 2 },
  { name: t("Newsletter form"), glyph: "mail", depth: 1 },
  { name: t("Footer"), glyph: "panel-bottom", depth: 1, look: "faint" },
];

const pages = (t: T): Row[] => [
  { name: t("Home"), glyph: "house", depth: 0, look: "current" },
  { name: t("Classes"), glyph: "file", depth: 0 },
  { name: t("Visit"), glyph: "file", depth: 0 },
];
