import "server-only";
import { direction } from "@/lib/i18n/direction";
import { escapeHtml } from "@/lib/site-pages/escape";

const CSS =
  ":root{color-scheme:light dark}" +
  "body{font:1.1rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem}" +
  "h1{font-size:1.6rem;line-height:1.2}label{display:grid;gap:.3rem;font-weight:600}" +
  "input,button{font:inherit;padding:.6rem .8rem}form{display:grid;gap:1rem;justify-items:start}" +
  ".error{color:#b3261e}@media(prefers-color-scheme:dark){.error{color:#f2b8b5}}";

export type PlainPage = {
  lang: string;
  title: string;
  text: string;
  /** HTML that follows the text. */
  extraHtml?: string;
};

/**
 * A small page that is shown where a site has no page of its own, such as for an error. It follows the browser's light
 * or dark mode.
 */
export function plainPage(page: PlainPage): string {
  const { lang, title } = page;
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}" dir="${direction(lang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${CSS}</style></head><body><main>`,
    `${messageHtml(page)}</main></body></html>`,
  ].join("");
}

/** What a page says: its title as a heading, its text and what follows it. */
export const messageHtml = ({ title, text, extraHtml = "" }: PlainPage): string =>
  `<h1>${escapeHtml(title)}</h1>${text ? `<p>${escapeHtml(text)}</p>` : ""}${extraHtml}`;

/** A paragraph that contains only a link. */
export const linkHtml = (href: string, label: string) =>
  `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;
