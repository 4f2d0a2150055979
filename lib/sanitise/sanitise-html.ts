import "server-only";
import type { IOptions } from "sanitize-html";
import {
  ADDRESSES,
  ATTRIBUTES,
  SCHEMES,
  SCHEMES_BY_TAG,
  TAGS,
  TAGS_REMOVED_WITH_CONTENT,
} from "@/lib/sanitise/allowed-html";

/** Browsers nest at most 512 elements. The time to parse deeply nested HTML grows with the square of its depth. */
const NESTING_MAX = 256;
/** A parser repeats unclosed formatting tags, such as `<b>`, in each later paragraph, which multiplies the elements. */
const ELEMENTS_MAX = 100_000;

/** Thrown if the HTML has too many elements, or if they are nested too deeply. */
class TooComplex extends Error {}

/**
 * Removes everything from an admin's HTML that could run a script, cover the page or send a form. Returns null if it
 * has too many elements, or if they are nested too deeply.
 */
export async function sanitiseHtml(html: string): Promise<string | null> {
  try {
    return await closeElements(await clean(html));
  } catch (error) {
    if (error instanceof TooComplex) return null;
    throw error;
  }
}

// Imported on demand, because HTML is sanitised only after an admin has changed it.
async function clean(html: string): Promise<string> {
  const { default: sanitize } = await import("sanitize-html");
  let depth = 0;
  return sanitize(html, {
    ...OPTIONS,
    onOpenTag: () => {
      depth += 1;
      if (depth > NESTING_MAX) throw new TooComplex();
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
}

const OPTIONS: IOptions = {
  allowedTags: TAGS,
  nonTextTags: TAGS_REMOVED_WITH_CONTENT,
  allowedAttributes: ATTRIBUTES,
  allowedSchemes: SCHEMES,
  allowedSchemesByTag: SCHEMES_BY_TAG,
  allowedSchemesAppliedToAttributes: ADDRESSES,
  transformTags: { a: addNoopener, area: addNoopener },
};

/** The targets that do not open another window. */
const SAME_WINDOW = new Set(["", "_self", "_parent", "_top"]);

function addNoopener(tagName: string, attribs: Record<string, string>) {
  if (SAME_WINDOW.has(attribs.target?.toLowerCase() ?? "")) return { tagName, attribs };
  return { tagName, attribs: { ...attribs, rel: `${attribs.rel ?? ""} noopener`.trim() } };
}

/**
 * Parses the clean HTML as a browser does and writes it again, so that every element is closed where a browser would
 * close it. Otherwise an end tag could close an element of the surrounding page.
 */
async function closeElements(html: string): Promise<string> {
  const { defaultTreeAdapter, html: names, parseFragment, serialize } = await import("parse5");
  let elements = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush: () => {
      elements += 1;
      if (elements > ELEMENTS_MAX) throw new TooComplex();
    },
  };
  const context = defaultTreeAdapter.createElement("div", names.NS.HTML, []);
  return serialize(parseFragment(context, html, { treeAdapter }));
}
