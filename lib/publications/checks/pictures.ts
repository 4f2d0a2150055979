import { line } from "@/lib/i18n/line";
import type { CheckedPage, Draft, Rule } from "@/lib/publications/checks/check";
import { nameOf } from "@/lib/publications/checks/page-texts";
import { isResized } from "@/lib/publications/picture-sizes";

/** A picture needs a description, which may be empty if the picture is only decoration. */
export const altMissing: Rule = ({ pages }) =>
  pages.flatMap((page) => {
    const count = page.elements.filter(({ tag, attributes }) => tag === "img" && attributes.alt === undefined).length;
    if (count === 0) return [];
    const message = line(
      '{count, plural, one {# picture on ":page" has no description for people who cannot see it.} other {# pictures on ":page" have no description for people who cannot see them.}}',
    );
    return [{ rule: "alt-missing" as const, page, message: [message, { count, page: nameOf(page) }] as const }];
  });

const HTML_MAX_BYTES = 300_000;
const PAGE_FILES_MAX_BYTES = 4_000_000;
/** A picture that is resized counts as at most this much, because visitors load a smaller version. */
const RESIZED_MAX_BYTES = 400_000;

/** Finds pages that load slowly on a phone. */
export const pageHeavy: Rule = (draft) =>
  draft.pages.flatMap((page) => {
    const bytes = filesBytes(page, draft);
    if (page.htmlBytes <= HTML_MAX_BYTES && bytes <= PAGE_FILES_MAX_BYTES) return [];
    const megabytes = Math.round((page.htmlBytes + bytes) / 100_000) / 10;
    const message = line('The page ":page" is large: visitors load about :size MB.');
    return [
      { rule: "page-heavy" as const, page, message: [message, { page: nameOf(page), size: megabytes }] as const },
    ];
  });

function filesBytes({ loadedAddresses }: CheckedPage, { files }: Draft): number {
  return [...loadedAddresses].reduce((sum, address) => {
    const file = files.get(address);
    if (!file) return sum;
    return sum + (isResized(file.mime) ? Math.min(file.size, RESIZED_MAX_BYTES) : file.size);
  }, 0);
}
