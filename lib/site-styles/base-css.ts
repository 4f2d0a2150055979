import { css } from "@/lib/site-styles/markup";

/** The attribute of a picture whose `width` and `height` are only its natural size. */
export const NATURAL_SIZE = "data-natural-size";

/** Lists with a class. Those by which the editing engine marks elements are no reason for another look. */
const STYLED = ["ul", "ol"].map((tag) => `${tag}[class]:not([class=""], [class^="gjs-"])`).join(", ");

/**
 * Divides long words at the end of a line, between syllables, where the browser has a dictionary for the language of
 * the page. Otherwise they break as `overflow-wrap` says. Safari only knows how many letters stay on either line.
 */
const dividesWords = (letters: number, kept: number) => `-webkit-hyphens: auto; hyphens: auto;
  hyphenate-limit-chars: ${letters} ${kept} ${kept};
  -webkit-hyphenate-limit-before: ${kept}; -webkit-hyphenate-limit-after: ${kept}`;

/**
 * Makes a page look the same in all browsers and applies the site's colours and fonts. Comes before a page's own rules.
 */
export const BASE_CSS = css`
*, ::before, ::after { box-sizing: border-box }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body { margin: 0; background: var(--color-background, #fff); color: var(--color-text, #1c1b18);
  font-family: var(--font-body, sans-serif); font-size: 17px; line-height: 1.6; overflow-wrap: break-word;
  -webkit-font-smoothing: antialiased }
h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0 }
h1, h2, h3, h4, h5, h6 { font-family: var(--font-heading, sans-serif); font-weight: 600; line-height: 1.15;
  text-wrap: balance; overflow-wrap: anywhere }
:where(${STYLED}) { padding: 0; list-style: none }
fieldset { padding: 0; border: 0; min-width: 0 }
img, svg, video, iframe { display: block; max-width: 100% }
img, video { height: auto }
:where(img, video) { object-fit: cover }
:where(img[${NATURAL_SIZE}]) { width: auto }
a { color: inherit }
@media (max-width: 600px) { body { ${dividesWords(10, 4)} } }
@media (max-width: 480px) { h1, h2, h3, h4, h5, h6 { ${dividesWords(14, 5)} } }
@media (min-width: 481px) { h1, h2, h3, h4, h5, h6 { -webkit-hyphens: manual; hyphens: manual } }
:where(a[href^="mailto:"], code, pre, textarea) { -webkit-hyphens: manual; hyphens: manual }
button, input, select, textarea { font: inherit; color: inherit; max-width: 100% }
button { cursor: pointer }
:focus-visible { outline: 2px solid var(--color-accent, currentColor); outline-offset: 3px }
`;
