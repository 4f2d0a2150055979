import "server-only";
import createDOMPurify, { type DOMPurify } from "dompurify";

const OPTIONS = {
  USE_PROFILES: { html: true },
  // Forms, styles and our own class names in the content could imitate the app's user interface, or cover it.
  FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select", "option", "dialog"],
  FORBID_ATTR: ["style", "class", "name", "popover", "popovertarget", "autofocus"],
  ADD_ATTR: ["target"],
};

let purifier: Promise<DOMPurify> | undefined;

/** Removes everything from an admin's HTML that could run a script, cover the page or send a form. */
export async function sanitiseHtml(html: string): Promise<string> {
  purifier ??= makePurifier().catch((error: unknown) => {
    purifier = undefined;
    throw error;
  });
  return (await purifier).sanitize(html, OPTIONS);
}

// Imported on demand, because jsdom is large and HTML is sanitised only after an admin has changed it.
async function makePurifier(): Promise<DOMPurify> {
  const { JSDOM } = await import("jsdom");
  const purify = createDOMPurify(new JSDOM("").window);
  purify.addHook("afterSanitizeAttributes", (node) => {
    if (node.getAttribute("target") !== "_blank") return;
    const rel = node.getAttribute("rel") ?? "";
    node.setAttribute("rel", `${rel} noopener`.trim());
  });
  return purify;
}
