import type { Component, Editor } from "grapesjs";
import { addPage } from "@/components/editor/add-page";
import { blockContent } from "@/components/editor/block-content";
import { addMissingRules } from "@/components/editor/component-actions";
import { runAsOneStep } from "@/components/editor/one-step";
import type { T } from "@/lib/i18n/create-t";
import { NEXT_PAGE } from "@/lib/site-pages/forms";

type Words = {
  t: T;
  /** Puts the texts of HTML into the language of the project. */
  translate: (html: string) => string;
};

/**
 * Adds a page that thanks visitors, with the header and the footer of the open page, and opens it. The form leads to it
 * from then on. If the project already has the maximum number of pages, only shows a message.
 */
export async function addThanksPage(engine: Editor, form: Component, { t, translate }: Words): Promise<void> {
  const [{ THANKS_HTML, THANKS_CSS }, { parseCss }] = await Promise.all([
    import("@/lib/sections/thanks-page"),
    import("@/lib/site-pages/parse-css"),
  ]);
  runAsOneStep(engine, () => {
    const page = addPage(engine, t, { name: t("Thank you"), isSelected: false });
    if (!page) return;
    addMissingRules(engine, parseCss(THANKS_CSS));
    const root = page.getMainComponent();
    const main = root.components().models.find(({ tagName }) => tagName === "main");
    const footer = root.components().models.find(({ tagName }) => tagName === "footer");
    const content = blockContent(engine, translate(THANKS_HTML));
    if (main) main.append(content);
    else root.append(content, footer ? { at: footer.index() } : {});
    form.addAttributes({ [NEXT_PAGE]: page.getId() });
    engine.Pages.select(page);
  });
}
