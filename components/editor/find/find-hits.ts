import type { Editor } from "grapesjs";
import { showComponent } from "@/components/editor/component-actions";
import { type SourceOptions, type TextSource, textSources } from "@/components/editor/find/text-sources";
import { asOneStep } from "@/components/editor/one-step";
import { type FindOptions, findRanges, replaceRanges, type TextRange } from "@/lib/editor/find-text";

export type Search = { query: string } & FindOptions & SourceOptions;

/** A place where the query was found. `source` is the index of its text in the project. */
export type Hit = { source: number; text: TextSource; range: TextRange };

/** Finds a query in the texts of all pages. */
export function findHits(engine: Editor, search: Search): Hit[] {
  if (search.query === "") return [];
  return textSources(engine, search).flatMap((text, source) =>
    findRanges(text.pieces.join(""), search.query, search).map((range) => ({ source, text, range })),
  );
}

/** Replaces these hits, as one step to undo. */
export function replaceHits(engine: Editor, hits: readonly Hit[], replacement: string): void {
  const ranges = new Map<TextSource, TextRange[]>();
  for (const { text, range } of hits) {
    const known = ranges.get(text);
    if (known) known.push(range);
    else ranges.set(text, [range]);
  }
  asOneStep(engine, () => {
    for (const [text, found] of ranges) text.write(replaceRanges(text.pieces, found, replacement));
  });
}

/** The index of the first hit after a place in the texts. 0 if there is none. */
export function hitAfter(hits: readonly Hit[], { source, at }: { source: number; at: number }): number {
  const next = hits.findIndex((hit) => hit.source > source || (hit.source === source && hit.range.start >= at));
  return Math.max(0, next);
}

/** Opens the page of a hit, selects its element and scrolls to it. */
export function showHit(engine: Editor, { text: { page, component } }: Hit): void {
  if (engine.Pages.getSelected() !== page) engine.Pages.select(page);
  if (!component) return;
  if (component.getEl()?.isConnected) showComponent(engine, component);
  else engine.once("canvas:frame:load:body", () => showComponent(engine, component)); // some browsers draw a page later
}
