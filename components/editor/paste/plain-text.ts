import { inlineComponents, type Run, withoutExtraSpace } from "@/components/editor/paste/text-runs";
import type { DocumentComponent } from "@/lib/site-pages/document";

const LINE_END = /\r\n|\r|\n/;

/** Reads plain text, in which no character is markup. An empty line ends a paragraph. */
export function readPlainText(text: string): DocumentComponent[] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split(LINE_END)) {
    if (line.trim() === "") paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.flatMap((lines) => {
    const runs = lines.flatMap((line): Run[] => [
      { text: "\n", marks: [] },
      { text: line, marks: [] },
    ]);
    const written = withoutExtraSpace(runs);
    return written.length > 0 ? [{ type: "text", tagName: "p", components: inlineComponents(written) }] : [];
  });
}
