import { line } from "@/lib/i18n/line";
import type { Rule } from "@/lib/publications/checks/check";
import { MISSING_PATH } from "@/lib/publications/policy";

/** Each page needs a title, which browsers and search engines show. */
export const titleMissing: Rule = ({ pages }) =>
  pages
    .filter(({ page }) => !page.title?.trim())
    .map((page) => ({
      rule: "title-missing",
      page,
      message: [line('The page ":page" has no title.'), { page: nameOf(page) }],
    }));

/** Search engines show the description below the title. */
export const descriptionMissing: Rule = ({ pages }) =>
  pages
    .filter(({ page, path }) => !page.description?.trim() && path !== MISSING_PATH)
    .map((page) => ({
      rule: "description-missing",
      page,
      message: [line('The page ":page" has no description for search engines.'), { page: nameOf(page) }],
    }));

export const nameOf = ({ page, path }: { page: { name?: string }; path: string }) => page.name || path;

const SHOWN_MAX_CHARS = 80;

/** Shortens an address for a message. */
export const shorten = (address: string) =>
  address.length > SHOWN_MAX_CHARS ? `${address.slice(0, SHOWN_MAX_CHARS)}…` : address;
