import type { FieldMessage } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import type { Draft, Finding, Rule } from "@/lib/publications/checks/check";
import { nameOf } from "@/lib/publications/checks/page-texts";
import { FORM_FIELDS_MAX, SITE_FORMS_MAX } from "@/lib/publications/policy";
import { type LargePart, PAGE_MAX_BYTES, SITE_MAX_BYTES } from "@/lib/site-pages/page-size";

const MEGABYTE = 1024 * 1024;

/** The HTML of the pages, and the numbers of forms and their fields, have limits. */
export const tooLarge: Rule = function* (draft) {
  for (const page of draft.pages) {
    if (page.largePart === null) continue;
    yield { rule: "too-large", page, message: largePartMessage(page.largePart, nameOf(page)) };
    if (page.largePart === "site") break; // the following pages were not written either
  }
  yield* tooManyFields(draft);
};

/** The message about a page that is too large to be published. `page`: its name. */
export function largePartMessage(part: LargePart, page: string): FieldMessage {
  switch (part) {
    case "content":
      return [
        line('The page ":page" is too large: its content has more than :size MB. Divide it into several pages.'),
        { page, size: PAGE_MAX_BYTES / MEGABYTE },
      ];
    case "styles":
      return [
        line('The page ":page" is too large: its styles have more than :size MB. Delete styles that it does not need.'),
        { page, size: PAGE_MAX_BYTES / MEGABYTE },
      ];
    case "site":
      return [
        line('The site is too large: with ":page", its pages have more than :size MB. Delete pages or styles.'),
        { page, size: SITE_MAX_BYTES / MEGABYTE },
      ];
  }
}

function* tooManyFields({ pages }: Draft): Generator<Finding> {
  let forms = 0;
  for (const page of pages) {
    forms += page.forms.length;
    const crowded = page.forms.find(({ fields }) => fields.length > FORM_FIELDS_MAX);
    if (crowded) {
      const message = line('The form ":form" on ":page" has too many fields: at most :count.');
      const values = { form: crowded.name, page: nameOf(page), count: FORM_FIELDS_MAX };
      yield { rule: "too-large", page, message: [message, values] };
    }
    if (forms > SITE_FORMS_MAX) {
      const message = line('The site has too many forms: with ":page", more than :count.');
      yield { rule: "too-large", page, message: [message, { page: nameOf(page), count: SITE_FORMS_MAX }] };
      return;
    }
  }
}
