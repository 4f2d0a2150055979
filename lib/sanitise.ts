import "server-only";
import createDOMPurify, { type DOMPurify } from "dompurify";

const OPTIONS = {
  USE_PROFILES: { html: true },
  // A page's own forms and styles could imitate ours. Its images, tables and links cannot.
  FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select", "option", "dialog"],
  FORBID_ATTR: ["style", "name", "popover", "popovertarget", "autofocus"],
  ADD_ATTR: ["target"],
};

let purifier: Promise<DOMPurify> | undefined;

/** Removes everything from the HTML of a custom page that could run a script, cover the page or send a form. */
export async function sanitiseHtml(html: string): Promise<string> {
  purifier ??= makePurifier();
  return (await purifier).sanitize(html, OPTIONS);
}

// Imported on demand, because jsdom is large and needed only when an admin saves a page.
async function makePurifier(): Promise<DOMPurify> {
  const { JSDOM } = await import("jsdom");
  const purify = createDOMPurify(new JSDOM("").window);
  purify.addHook("afterSanitizeAttributes", (node) => {
    if (node.getAttribute("target") === "_blank") node.setAttribute("rel", "noopener");
  });
  return purify;
}
