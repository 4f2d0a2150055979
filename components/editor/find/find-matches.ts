import type { Editor } from "grapesjs";
import { showOnPage } from "@/components/editor/component-actions";
import { type SourceOptions, type TextSource, textSources } from "@/components/editor/find/text-sources";
import { watchWords } from "@/components/editor/links/follow-words";
import { runAsOneStep } from "@/components/editor/one-step";
import { type FindOptions, findRanges, replaceRanges, type TextRange } from "@/lib/editor/find-text";

export type Search = { query: string } & FindOptions & SourceOptions;

/** An occurrence of the query in `text`. `source` is the index of `text` among the texts of the project. */
export type Match = { source: number; text: TextSource; range: TextRange };

/** Finds a query in the texts of all pages. */
export function findMatches(engine: Editor, search: Search): Match[] {
  if (search.query === "") return [];
  return textSources(engine, search).flatMap((text, source) =>
    findRanges(text.pieces.join(""), search.query, search).map((range) => ({ source, text, range })),
  );
}

/** Replaces matches. Links to an email or a phone number follow their words. A single undo reverts all of them. */
export function replaceMatches(engine: Editor, matches: readonly Match[], replacement: string): void {
  const ranges = new Map<TextSource, TextRange[]>();
  for (const { text, range } of matches) {
    const earlier = ranges.get(text);
    if (earlier) earlier.push(range);
    else ranges.set(text, [range]);
  }
  const components = [...ranges.keys()].flatMap(({ component }) => component ?? []);
  runAsOneStep(engine, () => {
    const updateLinks = watchWords(components);
    for (const [text, textRanges] of ranges) text.write(replaceRanges(text.pieces, textRanges, replacement));
    updateLinks();
  });
}

/** The index of the first match at or after a position in the texts. 0 if there is none. */
export function indexOfMatchFrom(matches: readonly Match[], { source, at }: { source: number; at: number }): number {
  const next = matches.findIndex(
    (match) => match.source > source || (match.source === source && match.range.start >= at),
  );
  return Math.max(0, next);
}

/** Opens the page of a match, selects its element and scrolls to it. */
export const showMatch = (engine: Editor, { text: { page, component } }: Match): void =>
  showOnPage(engine, page, component);
