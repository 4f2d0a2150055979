import { line } from "@/lib/i18n/line";
import type { Rule } from "@/lib/publications/checks/check";
import { nameOf } from "@/lib/publications/checks/page-texts";

/** A site with forms needs a recipient, who gets an email with what visitors send. */
export const formWithoutRecipient: Rule = ({ pages, recipient }) =>
  recipient !== "none"
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

/** A recipient who has not confirmed gets no emails. */
export const recipientUnconfirmed: Rule = ({ pages, recipient }) => {
  const page = recipient === "pending" ? pages.find(({ forms }) => forms.length > 0) : undefined;
  if (!page) return [];
  const message = line(
    "The recipient of form messages has not confirmed the address yet. Until then, messages are stored but not mailed.",
  );
  return [{ rule: "recipient-unconfirmed", page, message }];
};
