import type { Mark, Run } from "@/components/editor/paste/text-runs";
import { isAllowedAddress } from "@/lib/site-pages/allowed-markup";

/** What elements inside `element` inherit: the formatting of the text. */
export type Format = Pick<Run, "href" | "marks">;

export const PLAIN: Format = { marks: [] };

const MARK_BY_TAG: ReadonlyMap<string, Mark> = new Map([
  ["B", "strong"],
  ["STRONG", "strong"],
  ["I", "em"],
  ["EM", "em"],
  ["CITE", "em"],
  ["U", "u"],
  ["INS", "u"],
  ["S", "s"],
  ["STRIKE", "s"],
  ["DEL", "s"],
  ["CODE", "code"],
  ["SUB", "sub"],
  ["SUP", "sup"],
]);

/** The formatting of the text in an element: its tag's, and what its style says about it. */
export function formatOf(element: HTMLElement, around: Format): Format {
  const marks = new Set(around.marks);
  const mark = MARK_BY_TAG.get(element.tagName);
  if (mark) marks.add(mark);
  const { fontWeight, fontStyle, textDecoration, verticalAlign } = element.style;
  const href = element.tagName === "A" ? (linkOf(element) ?? around.href) : around.href;
  if (fontWeight) setMark(marks, "strong", isBold(fontWeight));
  if (fontStyle) setMark(marks, "em", fontStyle === "italic");
  if (/\bunderline\b/.test(textDecoration) && !href) marks.add("u");
  if (/\bline-through\b/.test(textDecoration)) marks.add("s");
  if (verticalAlign === "super") marks.add("sup");
  if (verticalAlign === "sub") marks.add("sub");
  return { href, marks: [...marks] };
}

/** Google Docs puts everything into a `<b>` whose style is not bold. */
const setMark = (marks: Set<Mark>, mark: Mark, isSet: boolean) => (isSet ? marks.add(mark) : marks.delete(mark));

const BOLD_FROM = 600;
const isBold = (weight: string) => weight.startsWith("bold") || Number(weight) >= BOLD_FROM;

/** Null for an address that leads nowhere outside of the document that was copied. */
function linkOf(element: HTMLElement): string | null {
  const href = element.getAttribute("href")?.trim() ?? "";
  return /^(?:https?|mailto|tel):/i.test(href) && isAllowedAddress(href) ? href : null;
}
