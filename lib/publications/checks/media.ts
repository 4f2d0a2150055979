import { type Line, line } from "@/lib/i18n/line";
import type { CheckedPage, Rule } from "@/lib/publications/checks/check";
import { nameOf } from "@/lib/publications/checks/page-texts";
import { PLACEHOLDER_PATH } from "@/lib/sections/placeholder";
import { componentsOf, type PageElement, tagOf } from "@/lib/site-pages/elements";
import { isVideoPage } from "@/lib/site-pages/video-pages";

const PLACEHOLDERS = line(
  '{count, plural, one {# picture on ":page" is still the placeholder of a new picture.} other {# pictures on ":page" are still the placeholder of a new picture.}}',
);
const WITHOUT_SOURCE = line(
  '{count, plural, one {# video on ":page" has no file, so visitors see an empty box.} other {# videos on ":page" have no file, so visitors see empty boxes.}}',
);
const PAGES_AS_FILES = line(
  '{count, plural, one {# video on ":page" has the address of a page, such as that of YouTube, where browsers need a file. Link to the page instead.} other {# videos on ":page" have the address of a page, such as that of YouTube, where browsers need a file. Link to the page instead.}}',
);

/** Finds pictures and videos that show nothing of the site's own. */
export const mediaMissing: Rule = ({ pages }) =>
  pages.flatMap((page) => [
    ...finding(page, PLACEHOLDERS, ({ tag, attributes }) => tag === "img" && attributes.src === PLACEHOLDER_PATH),
    ...finding(page, WITHOUT_SOURCE, (element) => element.tag === "video" && !hasSource(element)),
    ...finding(page, PAGES_AS_FILES, ({ tag, attributes }) => tag === "video" && isVideoPage(attributes.src ?? "")),
  ]);

function finding(page: CheckedPage, message: Line, isMissing: (element: PageElement) => boolean) {
  const count = page.elements.filter(isMissing).length;
  if (count === 0) return [];
  return [{ rule: "media-missing" as const, page, message: [message, { count, page: nameOf(page) }] as const }];
}

const hasSource = ({ attributes, component }: PageElement) =>
  Boolean(attributes.src) || componentsOf(component).some((child) => tagOf(child) === "source");
