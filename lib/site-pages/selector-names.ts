import type { UsedNames } from "@/lib/site-pages/elements";

/** The classes, ids and tags that a page must have for a selector to match one of its elements. */
export type SelectorNames = { classes: readonly string[]; ids: readonly string[]; tags: readonly string[] };

/** Tags that every page has outside its content. */
const ALWAYS_THERE = new Set(["html", "head", "body"]);

/**
 * Reads the names in a list of selectors such as `.card > h2, #top a:hover`, for each selector of the list. Ignores
 * what is in parentheses and brackets, such as in `:not(.open)`, so that no name is required that the selector only
 * excludes.
 */
export const namesInSelectors = (selectors: string): SelectorNames[] =>
  withoutGroups(selectors).split(",").map(namesIn);

const NAME = /([.#:]?)(-{0,2}[a-zA-Z_][\w-]*)/g;

function namesIn(selector: string): SelectorNames {
  const all = [...selector.matchAll(NAME)].map(([, mark, name = ""]) => ({ mark, name }));
  const withMark = (wanted: string) => all.filter(({ mark }) => mark === wanted).map(({ name }) => name);
  const tags = withMark("").map((name) => name.toLowerCase());
  return { classes: withMark("."), ids: withMark("#"), tags: tags.filter((tag) => !ALWAYS_THERE.has(tag)) };
}

/** Deeper groups are not expected. A selector with such groups counts as one without names. */
const GROUP_DEPTH_MAX = 4;

/** Removes the groups in parentheses and brackets. */
function withoutGroups(selectors: string): string {
  let text = selectors;
  for (let depth = 0; depth < GROUP_DEPTH_MAX; depth += 1) text = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, "");
  return /[()[\]]/.test(text) ? "" : text;
}

/** Whether a page has all names of a selector. */
export const hasNames = ({ classes, ids, tags }: SelectorNames, used: UsedNames): boolean =>
  classes.every((name) => used.classes.has(name)) &&
  ids.every((name) => used.ids.has(name)) &&
  tags.every((name) => used.tags.has(name));
