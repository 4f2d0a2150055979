import type { FieldMessage } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import type { CheckedPage, Rule } from "@/lib/publications/checks/check";
import { nameOf } from "@/lib/publications/checks/page-texts";
import { rootOf } from "@/lib/site-pages/document";
import { type PageElement, visitElements } from "@/lib/site-pages/elements";
import { canHoldText, conflictOf } from "@/lib/site-pages/nesting";

/** Browsers take these elements apart, so that visitors would see another page than the editor shows. */
export const markupNesting: Rule = ({ pages }) => pages.flatMap(findingsOn);

const findingsOn = (page: CheckedPage) =>
  faultsOn(page).map(({ inner, outer, text }) => ({
    rule: "markup-nesting" as const,
    page,
    message: messageOf(nameOf(page), `<${outer}>`, inner && `<${inner}>`, text),
  }));

function messageOf(page: string, outer: string, inner: string | null, text: string): FieldMessage {
  if (inner === null)
    return [
      line('On the page ":page", the text ":text" is directly in :outer, which browsers take apart. Move it out.'),
      { page, outer, text },
    ];
  return text
    ? [
        line('On the page ":page", :inner (":text") is in :outer, which browsers take apart. Move it beside.'),
        { page, outer, inner, text },
      ]
    : [
        line('On the page ":page", :inner is in :outer, which browsers take apart. Move it beside.'),
        { page, outer, inner },
      ];
}

/** `inner`: the tag of the element, or null for a text. `text`: the start of the text in it. */
type NestingFault = { inner: string | null; outer: string; text: string };

const TEXT_MAX_CHARS = 40;

/** Finds what browsers do not leave where it is written. What is inside a misplaced element is not checked. */
function faultsOn({ page }: CheckedPage): NestingFault[] {
  const found: NestingFault[] = [];
  const tags: string[] = [];
  let current: { element: PageElement; fault: NestingFault } | null = null;
  let drawings = 0;

  visitElements(rootOf(page), {
    enter(element) {
      const { tag } = element;
      const outer = current || drawings > 0 ? null : conflictOf(tags, tag);
      if (outer !== null) {
        current = { element, fault: { inner: tag, outer, text: "" } };
        found.push(current.fault);
      }
      if (tag === "svg") drawings += 1;
      tags.push(tag);
    },
    leave(element) {
      if (element.tag === "svg") drawings -= 1;
      if (current?.element === element) current = null;
      tags.pop();
    },
    text(text) {
      const start = text.trim().slice(0, TEXT_MAX_CHARS);
      if (start === "" || drawings > 0) return;
      const outer = tags.at(-1);
      if (current) current.fault.text ||= start;
      else if (outer !== undefined && !canHoldText(outer)) found.push({ inner: null, outer, text: start });
    },
  });
  return found;
}
