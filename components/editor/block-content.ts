import type { Editor } from "grapesjs";
import { withKnownLinks } from "@/components/editor/known-links";
import type { DocumentComponent } from "@/lib/site-pages/document";
import { separateTexts } from "@/lib/site-pages/separate-texts";

/** Parses the HTML of a block or section for this project, so that each of its texts is an element of its own. */
export function blockContent(engine: Editor, html: string): Record<string, unknown>[] {
  const parsed: unknown = engine.Parser.parseHtml(withKnownLinks(engine, html)).html;
  return listOf(parsed).map(withLists).map(separateTexts) as Record<string, unknown>[];
}

const listOf = (value: unknown): DocumentComponent[] => [value ?? []].flat() as DocumentComponent[];

/** The engine's parser returns an only child without a list. */
const withLists = (component: DocumentComponent): DocumentComponent =>
  component.components === undefined
    ? component
    : { ...component, components: listOf(component.components).map(withLists) };
