import { line } from "@/lib/i18n/line";
import type { CheckedPage, Finding, Rule } from "@/lib/publications/checks/check";
import { nameOf, shorten } from "@/lib/publications/checks/page-texts";
import { PATH_MAX_CHARS, RESERVED_PATHS } from "@/lib/publications/policy";

/** Two pages cannot have the same path, and no page can have an unusable path (`isUnusable`). */
export const slugTaken: Rule = ({ pages }) => {
  const first = new Map<string, CheckedPage>();
  for (const page of pages) if (!first.has(page.path)) first.set(page.path, page);
  return pages.flatMap((page) => findingFor(page, first.get(page.path) ?? page));
};

/** `first`: the first page with this path. */
function findingFor(page: CheckedPage, first: CheckedPage): Finding[] {
  const values = { page: nameOf(page), path: shorten(page.path) };
  if (first !== page) {
    const message = line('The pages ":page" and ":other" have the same path, :path.');
    return [{ rule: "slug-taken", page, message: [message, { ...values, other: nameOf(first) }] }];
  }
  if (!isUnusable(page.path)) return [];
  return [
    {
      rule: "slug-taken",
      page,
      message: [
        line(
          'The page ":page" cannot have the path :path: it is reserved, too long, or contains characters that a path cannot have.',
        ),
        values,
      ],
    },
  ];
}

/**
 * True for a path that the server uses, for one that is too long, and for `/.` and `/..`. Also true for a path with
 * whitespace, or with characters that have a special meaning in addresses, such as a question mark or a second slash.
 */
const isUnusable = (path: string) =>
  encodeURI(path).length > PATH_MAX_CHARS ||
  RESERVED_PATHS.has(path.slice(1).toLowerCase()) ||
  /[\\/?#%\s]|^\.{1,2}$/.test(path.slice(1));
