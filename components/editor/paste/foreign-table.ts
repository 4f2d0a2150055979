import { type Format, formatOf } from "@/components/editor/paste/foreign-marks";
import { runsIn } from "@/components/editor/paste/foreign-runs";
import { inlineComponents, withoutExtraSpace } from "@/components/editor/paste/text-runs";
import type { DocumentComponent } from "@/lib/site-pages/document";

/** Whether a table only puts its content into place, as in emails. */
export const isLayout = (table: HTMLTableElement): boolean =>
  table.querySelector("table") !== null || table.querySelectorAll("td, th").length < 2;

/** A table with rows and cells of text. */
export function readTable(table: HTMLTableElement, format: Format): DocumentComponent {
  const parts = [table.tHead, ...table.tBodies, table.tFoot].filter((part) => part !== null);
  return { type: "table", tagName: "table", components: parts.map((part) => readRows(part, format)) };
}

function readRows(part: HTMLTableSectionElement, format: Format): DocumentComponent {
  const tagName = part.tagName.toLowerCase();
  const components = [...part.rows].map((row) => ({
    type: "row",
    tagName: "tr",
    components: [...row.cells].map((cell) => readCell(cell, format)),
  }));
  return { type: tagName, tagName, components };
}

function readCell(cell: HTMLTableCellElement, format: Format): DocumentComponent {
  const spans = { colspan: cell.colSpan, rowspan: cell.rowSpan };
  const attributes = Object.fromEntries(
    Object.entries(spans).flatMap(([name, cells]) => (cells > 1 ? [[name, String(cells)]] : [])),
  );
  const components = inlineComponents(withoutExtraSpace(runsIn(cell, formatOf(cell, format))));
  return { type: "cell", tagName: cell.tagName.toLowerCase(), attributes, components };
}
