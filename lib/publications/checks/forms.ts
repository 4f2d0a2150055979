import { line } from "@/lib/i18n/line";
import type { Rule } from "@/lib/publications/checks/check";
import { nameOf } from "@/lib/publications/checks/page-texts";

/** A site with forms needs a recipient, who gets an email with what visitors send. */
export const formWithoutRecipient: Rule = ({ pages, recipient }) =>
  recipient !== null
    ? []
    : pages
        .filter(({ forms }) => forms.length > 0)
        .map((page) => ({
          rule: "form-without-recipient",
          page,
          message: [
            line('The page ":page" has a form, but the site has no recipient. Choose one in its settings.'),
            { page: nameOf(page) },
          ],
        }));
