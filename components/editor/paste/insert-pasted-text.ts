import { withoutLinks } from "@/components/editor/paste/one-text";
import type { OpenText } from "@/components/editor/texts/open-text";
import { breakPiece, hasMark, type Mark, markOf, type Piece } from "@/components/editor/texts/pieces";
import type { DocumentComponent } from "@/lib/site-pages/document";

/** Elements whose content cannot be elements with links. */
export const WITHOUT_LINKS = "a, button, label, summary";

/** The words get the formatting of those at the caret, and their own. */
export function insertText(text: OpenText, parts: DocumentComponent[]): void {
  const around = text.marks;
  const hasLink = around.some(({ tag }) => tag === "a");
  const written = text.element.closest(WITHOUT_LINKS) || hasLink ? withoutLinks(parts) : parts;
  text.insert(piecesIn(written, around));
}

function piecesIn(parts: readonly DocumentComponent[], marks: readonly Mark[]): Piece[] {
  return parts.flatMap(({ type, tagName = "span", attributes = {}, components = [], content = "" }): Piece[] => {
    if (type === "textnode") return [{ text: content, marks }];
    if (tagName === "br") return [breakPiece("br")];
    const names = Object.entries(attributes).map(([name, value]) => [name, String(value)] as const);
    const mark = markOf(tagName, Object.fromEntries(names));
    const isPlain = hasMark(marks, mark) || (tagName === "span" && names.length === 0);
    return piecesIn(components, isPlain ? marks : [...marks, mark]);
  });
}
