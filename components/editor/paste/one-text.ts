import type { DocumentComponent } from "@/lib/site-pages/document";
import { isFormatting } from "@/lib/site-pages/separate-texts";

const BREAK: DocumentComponent = { tagName: "br" };

/** Everything that was pasted as one text: each block begins on a line of its own. */
export function oneText(blocks: readonly DocumentComponent[]): DocumentComponent[] {
  return blocks.flatMap((block, index) => [...(index > 0 ? [BREAK] : []), ...wordsOf(block)]);
}

function wordsOf(block: DocumentComponent): DocumentComponent[] {
  const { components = [] } = block;
  if (components.every(isFormatting)) return [...components];
  return oneText(components);
}

/** Takes the links out of a text: there are none in a link, a button or a label. */
export const withoutLinks = (components: readonly DocumentComponent[]): DocumentComponent[] =>
  components.flatMap((part) => {
    if (!part.components) return [part];
    const inner = withoutLinks(part.components);
    return part.tagName === "a" ? inner : [{ ...part, components: inner }];
  });
