import { line } from "@/lib/i18n/line";
import type { CheckedPage, Finding, Rule } from "@/lib/publications/checks/check";
import { hardToReadClasses, resolveVariable, variablesOf } from "@/lib/publications/checks/hard-to-read";
import { nameOf } from "@/lib/publications/checks/page-texts";
import { CONTRAST_MIN, contrastOf, roundContrast } from "@/lib/site-styles/color";

/** Checks the site's text colour on its background, and each class that sets a text colour and a background. */
export const contrastLow: Rule = function* ({ document: { styles = [] }, pages }) {
  const variables = variablesOf(styles);
  const contrast = contrastOf(
    resolveVariable("var(--color-text, #1c1b18)", variables),
    resolveVariable("var(--color-background, #fff)", variables),
  );
  const hardToRead = hardToReadClasses(styles, variables);
  for (const page of pages) {
    if (contrast !== null && contrast < CONTRAST_MIN) yield baseFinding(page, contrast);
    for (const name of page.classes) yield* classFinding(page, name, hardToRead.get(name));
  }
};

function classFinding(page: CheckedPage, name: string, contrast: number | undefined): Finding[] {
  if (contrast === undefined) return [];
  const message = line('Text with the class ":class" on ":page" is hard to read: its contrast is :contrast to 1.');
  const values = { class: name, page: nameOf(page), contrast: roundContrast(contrast) };
  return [{ rule: "contrast-low", page, message: [message, values] }];
}

function baseFinding(page: CheckedPage, contrast: number): Finding {
  const message = line('Text on ":page" is hard to read: its contrast is :contrast to 1.');
  return { rule: "contrast-low", page, message: [message, { page: nameOf(page), contrast: roundContrast(contrast) }] };
}
