import { line } from "@/lib/i18n/line";
import type { Rule } from "@/lib/publications/checks/check";
import type { PageMarkup } from "@/lib/publications/checks/page-markup";
import { nameOf } from "@/lib/publications/checks/page-texts";

/** With more text than this, a page has something to read. */
const LITTLE_TEXT_CHARS = 400;
const FEW_MEDIA = 3;
/** A page that forwards after a longer time can be read. */
const SOON_SECONDS = 15;

/** A page that only forwards hides where a link leads. Somebody looks at it before visitors do. */
export const forwarding: Rule = ({ pages }) =>
  pages
    .filter(({ markup }) => forwards(markup))
    .map((page) => ({
      rule: "forwarding",
      page,
      message: [
        line('The page ":page" only forwards visitors. We look at it before it is shown.'),
        { page: nameOf(page) },
      ],
    }));

function forwards({ refresh, script, text, mediaCount, fields }: PageMarkup): boolean {
  const isEmpty = text.length <= LITTLE_TEXT_CHARS && mediaCount <= FEW_MEDIA && fields.length === 0;
  return isEmpty && (isSoon(refresh) || setsLocation(script));
}

/** Whether a `<meta http-equiv="refresh">` loads another address soon, as in "0; url=https://example.com". */
function isSoon(refresh: string | null): boolean {
  const [, seconds = "0"] = /^\s*(\d{0,6})/.exec(refresh ?? "") ?? [];
  return refresh !== null && /[;,\s]/.test(refresh) && Number(seconds) <= SOON_SECONDS;
}

/** Whether a script sets the page's address, and not a field of its own with the name `location`. */
function setsLocation(script: string): boolean {
  if (LOCATION_IN_BRACKETS.test(script)) return true;
  return [...script.matchAll(LOCATION)].some(({ index }) =>
    isOfPage(script.slice(Math.max(0, index - OWNER_MAX_CHARS), index)),
  );
}

const LOCATION =
  /(?<![\w$])location\s*(?:=(?!=)|\.\s*(?:href|pathname|search|hash)\s*=(?!=)|\.\s*(?:assign|replace)\s*\()/g;
const LOCATION_IN_BRACKETS = /\[\s*["'`](?:location|href)["'`]\s*\]\s*(?:=(?!=)|\[|\.)/;

/** The objects whose `location` is the address of the page. */
const WINDOWS: ReadonlySet<string> = new Set(["window", "self", "top", "parent", "document", "globalThis"]);
/** Longer than the names of these objects, with spaces. */
const OWNER_MAX_CHARS = 30;

/** `before`: what is before the word `location`. */
function isOfPage(before: string): boolean {
  const text = before.trimEnd();
  if (!text.endsWith(".")) return true;
  const owner =
    text
      .slice(0, -1)
      .trimEnd()
      .split(/[^\w$]/)
      .at(-1) ?? "";
  return WINDOWS.has(owner);
}
