import "server-only";
import { randomUUID } from "node:crypto";
import { type DocumentComponent, type DocumentPage, rootOf } from "@/lib/site-pages/document";
import { SHARED_TAGS } from "@/lib/site-pages/shared-tags";

/**
 * A page of a site without its content, in the parts between which a title and a message go: the header, the footer and
 * the styles of the site's first page.
 */
export type Shell = { start: string; middle: string; end: string };

/** Where the message goes. The attribute is for `SHELL_CSS`. */
const MESSAGE_ATTRIBUTE = "data-site-message";

const SHELL_CSS = `
:where(main[${MESSAGE_ATTRIBUTE}]){max-width:42rem;margin-inline:auto;padding:clamp(4rem,12vh,9rem) 1.5rem;min-height:50vh}
main[${MESSAGE_ATTRIBUTE}]>*+*{margin-block-start:1rem}main[${MESSAGE_ATTRIBUTE}] h1{font-size:clamp(2rem,5vw,3rem)}`.replaceAll(
  "\n",
  "",
);

/** Tags for the head of the shell, which search engines do not list. */
export const SHELL_HEAD = `<meta name="robots" content="noindex"><style>${SHELL_CSS}</style>`;

/**
 * The characters that messages consist of. The writer of pages adds only the parts of fonts that a page's text needs.
 */
const MESSAGE_CHARACTERS = [
  charactersBetween(0x20, 0x7e),
  charactersBetween(0xa0, 0x17f),
  charactersBetween(0x621, 0x64a),
  "«»„“”‘’…–—",
].join("");

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}

/** How many boxes can be around the header and the footer. */
const WRAPPERS_MAX = 3;

/**
 * Writes the shell of a site. `write` returns a page as HTML. Returns null if the page does not contain the message,
 * such as a page whose root is not rendered.
 */
export function createShell(page: DocumentPage, write: (shell: DocumentPage) => string): Shell | null {
  const mark = randomUUID(); // no text of the site can contain it
  const message: DocumentComponent = {
    tagName: "main",
    attributes: { [MESSAGE_ATTRIBUTE]: "" },
    components: [{ type: "textnode", content: mark + MESSAGE_CHARACTERS + mark }],
  };
  const { description: _description, image: _image, ...shared } = page;
  const html = write({ ...shared, title: mark, frames: [{ component: withMessage(rootOf(page), message) }] });
  const [start, middle, , end] = html.split(mark);
  return start === undefined || middle === undefined || end === undefined ? null : { start, middle, end };
}

/** Replaces what stands between the header and the footer. Looks for them in boxes around the whole page, too. */
function withMessage(root: DocumentComponent, message: DocumentComponent, depth = 0): DocumentComponent {
  const parts = root.components ?? [];
  const [only] = parts;
  if (parts.length === 1 && only && !isShared(only) && depth < WRAPPERS_MAX && only.components)
    return { ...root, components: [withMessage(only, message, depth + 1)] };
  const { before, after } = aroundMain(parts);
  // the target of a link that skips the menu
  const id = parts.find(({ tagName }) => tagName === "main")?.attributes?.id;
  const main = typeof id === "string" ? { ...message, attributes: { ...message.attributes, id } } : message;
  return { ...root, components: [...before, main, ...after] };
}

/** The parts above and below the content of a page. Above, links may stand before the header: they skip the menu. */
function aroundMain(parts: readonly DocumentComponent[]) {
  const start = parts.findIndex((part) => isShared(part) && part.tagName !== "footer");
  const footers = (from: number) => parts.slice(from).filter(isShared);
  if (start === -1) return { before: [], after: footers(0) };
  const length = parts.slice(start).findIndex((part) => !isShared(part) || part.tagName === "footer");
  const end = length === -1 ? parts.length : start + length;
  const links = parts.slice(0, start).filter(({ tagName }) => tagName === "a");
  return { before: [...links, ...parts.slice(start, end)], after: footers(end) };
}

const isShared = ({ tagName }: DocumentComponent): boolean => SHARED_TAGS.has(tagName);
