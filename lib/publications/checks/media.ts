import { type Line, line } from "@/lib/i18n/line";
import type { CheckedPage, Rule } from "@/lib/publications/checks/check";
import { nameOf } from "@/lib/publications/checks/page-texts";
import { isEmptyFrame, isVideoPage } from "@/lib/sections/embed-address";
import { PLACEHOLDER_PATH } from "@/lib/sections/placeholder";
import { componentsOf, type PageElement, tagOf } from "@/lib/site-pages/elements";

const PLACEHOLDERS = line(
  '{count, plural, one {# picture on ":page" is still the placeholder of a new picture.} other {# pictures on ":page" are still the placeholder of a new picture.}}',
);
const WITHOUT_SOURCE = line(
  '{count, plural, one {# video on ":page" has no file, so visitors see an empty box.} other {# videos on ":page" have no file, so visitors see empty boxes.}}',
);
const PAGES_AS_FILES = line(
  '{count, plural, one {# video on ":page" has the address of a page, such as that of YouTube, where browsers need a file. Enter it once more in the settings of the video.} other {# videos on ":page" have the address of a page, such as that of YouTube, where browsers need a file. Enter it once more in the settings of the video.}}',
);

const EMPTY_FRAMES = line(
  '{count, plural, one {# map, video or page of another website on ":page" has no address that can be shown. Enter it in its settings.} other {# maps, videos or pages of other websites on ":page" have no address that can be shown. Enter it in their settings.}}',
);

/** Finds pictures, videos and frames that show nothing of the site's own. */
export const mediaMissing: Rule = ({ pages }) =>
  pages.flatMap((page) => [
    ...finding(page, PLACEHOLDERS, ({ tag, attributes }) => tag === "img" && attributes.src === PLACEHOLDER_PATH),
    ...finding(page, WITHOUT_SOURCE, (element) => element.tag === "video" && !hasSource(element)),
    ...finding(page, PAGES_AS_FILES, ({ tag, attributes }) => tag === "video" && isVideoPage(attributes.src ?? "")),
    ...finding(page, EMPTY_FRAMES, ({ tag, attributes }) => tag === "iframe" && isEmptyFrame(attributes.src)),
  ]);

function finding(page: CheckedPage, message: Line, isMissing: (element: PageElement) => boolean) {
  const count = page.elements.filter(isMissing).length;
  if (count === 0) return [];
  return [{ rule: "media-missing" as const, page, message: [message, { count, page: nameOf(page) }] as const }];
}

const hasSource = ({ attributes, component }: PageElement) =>
  Boolean(attributes.src) || componentsOf(component).some((child) => tagOf(child) === "source");
