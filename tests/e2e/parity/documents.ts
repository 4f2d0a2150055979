import { BASIC_BLOCKS } from "@/components/editor/basic-blocks";
import { SECTIONS } from "@/lib/sections/sections";
import type { DocumentRule } from "@/lib/site-pages/document";
import { parseCss } from "@/lib/site-pages/parse-css";
import { parseHtml } from "@/lib/site-pages/parse-html";

const SECTIONS_PER_PAGE = 8;

function documentOf(pages: Record<string, string>, styles: DocumentRule[]) {
  return {
    pages: Object.entries(pages).map(([id, html], index) => ({
      id,
      name: id,
      title: id,
      slug: index === 0 ? "" : id,
      frames: [{ component: { type: "wrapper", components: parseHtml(html) } }],
    })),
    styles,
  };
}

/** All sections, a few on each page, and all blocks. Custom code is left out, because the canvas does not run it. */
function sectionsDocument() {
  const pages: Record<string, string> = {};
  SECTIONS.forEach(({ html }, index) => {
    const page = `sections-${Math.floor(index / SECTIONS_PER_PAGE) + 1}`;
    pages[page] = (pages[page] ?? "") + html.replace(/href="\/[a-z-]*"/g, 'href="#"');
  });
  const blocks = BASIC_BLOCKS.filter(({ id }) => id !== "custom-code");
  return documentOf(
    { ...pages, blocks: blocks.map(({ html }) => html).join("") },
    [...SECTIONS, ...blocks].flatMap(({ css }) => (css ? parseCss(css) : [])),
  );
}

/** Styles of a container (`.c`) and the pictures in it (`.p`), whose layout depends on the pictures' natural size. */
const LAYOUTS = [
  "",
  ".p { height: 40px }",
  ".p { width: 100% }",
  ".p { width: auto; height: auto }",
  ".c { display: flex; gap: 8px }",
  ".c { display: flex; gap: 8px; align-items: flex-start } .p { width: auto; height: auto }",
  ".c { display: flex; gap: 8px; max-width: 300px }",
  ".c { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px }",
  ".c { display: grid; grid-template-columns: auto auto auto; justify-items: start }",
  ".p { width: 300px; height: 300px; object-fit: cover }",
  ".p { width: 100%; aspect-ratio: 4 / 5; object-fit: cover }",
  ".p { float: left; max-width: 50% } .c { display: flow-root }",
  ".c { display: inline-block }",
  ".p { max-height: 120px }",
  ".c { columns: 2 }",
];
/** No size, that of the window's pictures, and one with another ratio than the picture. */
const SIZES = ["", ' width="300" height="200"', ' width="200" height="200"'];

/** What the engine could draw as other elements, or with other elements around it, than browsers. */
const OTHERS = `<svg viewBox="0 0 100 100" width="100"><defs><filter id="soft"><feGaussianBlur stdDeviation="2"></feGaussianBlur>
</filter></defs><rect x="10" width="40" height="40" fill="red" filter="url(#soft)"></rect><text x="10" y="80">Kiln</text></svg>
<video controls width="300" height="150"></video>
<table><tr><th>Loaf</th><td>4 EUR</td></tr></table>
<pre>
  two
  lines</pre>
<form data-form="Order"><label>Loaf <select><option>Rye</option><option>Oat</option></select></label>
<textarea rows="3" cols="20"></textarea><input type="checkbox"><button type="submit">Order</button></form>
<details><summary>When?</summary><p>At six.</p></details><dialog>Hidden</dialog>
<ul><li>First</li><li>Second</li></ul><ol reversed start="5"><li>First</li></ol>`;

function layoutsDocument() {
  const containers = LAYOUTS.flatMap((_, index) =>
    SIZES.map((size) => {
      const picture = `<img class="p${index}" src="" alt=""${size}>`;
      return `<div class="c${index}">${picture.repeat(3)}<p>Words beside</p></div>`;
    }),
  );
  const css = LAYOUTS.map((layout, index) => layout.replace(/\.([cp])\b/g, `.$1${index}`)).join("\n");
  return documentOf({ home: containers.join("") + OTHERS }, parseCss(css));
}

/** Documents that are not templates. Each has places for pictures. */
export const DOCUMENTS: Readonly<Record<string, () => ReturnType<typeof documentOf>>> = {
  "rows, grids and sizes": layoutsDocument,
  "sections and blocks": sectionsDocument,
};
