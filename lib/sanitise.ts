import "server-only";
import createDOMPurify, { type DOMPurify } from "dompurify";

const OPTIONS = {
  USE_PROFILES: { html: true },
  // A page's own forms and styles could imitate ours; its pictures, tables and links cannot.
  FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select", "option", "dialog"],
  FORBID_ATTR: ["style", "name", "popover", "popovertarget", "autofocus"],
  ADD_ATTR: ["target"],
};

let purifier: Promise<DOMPurify> | undefined;

/** The HTML of a custom page without whatever could run a script, draw over the page or send a form. */
export async function sanitiseHtml(html: string): Promise<string> {
  purifier ??= makePurifier();
  return (await purifier).sanitize(html, OPTIONS);
}

// jsdom is large and only an admin's save needs it.
async function makePurifier(): Promise<DOMPurify> {
  const { JSDOM } = await import("jsdom");
  const purify = createDOMPurify(new JSDOM("").window);
  purify.addHook("afterSanitizeAttributes", (node) => {
    if (node.getAttribute("target") === "_blank") node.setAttribute("rel", "noopener");
  });
  return purify;
}
