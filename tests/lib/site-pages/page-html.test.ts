import { type SiteDocument, toSiteDocument } from "@/lib/site-pages/document";
import { pageHtml } from "@/lib/site-pages/page-html";
import { parseCss } from "@/lib/site-pages/parse-css";
import { parseHtml } from "@/lib/site-pages/parse-html";

const HTML =
  '<header class="top"><a class="brand" href="/">Kiln Row</a></header><main><h1>Fired <em>twice</em>, used daily.</h1><img src="/a.svg" alt="" width="4" height="3"></main>';
const documentOf = (html: string, css: string): SiteDocument => ({
  pages: [
    {
      id: "home",
      name: "Home",
      title: "Kiln & Row",
      description: 'Pots "by hand"',
      frames: [{ component: { type: "wrapper", components: parseHtml(html) } }],
    },
  ],
  styles: parseCss(css),
});
const render = (document: SiteDocument) => {
  const [page] = document.pages;
  return page ? pageHtml(document, page, { lang: "en" }) : "";
};

test("HTML is unchanged after being read and written", () => {
  expect(render(documentOf(HTML, ""))).toContain(`<body>${HTML}</body>`);
});

test("a space between words is kept, even inside an inline element", () => {
  const html = "<p>Until 17:30<span> and <b>on Sunday </b></span>too</p>";
  expect(render(documentOf(`<div>\n  ${html}\n</div>`, ""))).toContain(`<div>${html}</div>`);
});

test("has the title, the description and the CSS rules of the page", () => {
  const html = render(documentOf(HTML, ".brand{color:red}.other{color:blue}"));
  expect(html).toContain("<title>Kiln &amp; Row</title>");
  expect(html).toContain('<meta name="description" content="Pots &quot;by hand&quot;">');
  expect(html).toContain(".brand{color:red}</style>");
});

test("has the classes of the page itself, with their CSS rules", () => {
  const component = { type: "wrapper", classes: ["page-1"], attributes: { id: "top", onload: "x" }, components: [] };
  const document: SiteDocument = {
    pages: [{ id: "home", frames: [{ component }] }],
    styles: [{ selectors: ["page-1"], style: { color: "red" } }],
  };
  const html = render(document);
  expect(html).toContain('<body class="page-1" id="top"></body>');
  expect(html).toContain(".page-1{color:red}");
});

test.each([
  { title: 5, description: {}, slug: [], name: null },
  { frames: "x" },
  { frames: [null] },
  { frames: [{ component: null }] },
  { frames: [{ component: { classes: 3, attributes: "x", components: {} } }] },
  { frames: [{ component: { components: [{ type: "constructor" }, { type: "__proto__" }, { type: {} }] } }] },
])("accepts values of any type: %j", (odd) => {
  const document = toSiteDocument({ pages: [{ id: "home", ...odd }], styles: [null, 3] });
  expect(render(document)).toContain("</html>");
});

test("has @font-face rules for the fonts that it uses, with URLs on the site's own host", () => {
  const html = render(documentOf(HTML, '.brand{font-family:"Fraunces", serif}'));
  expect(html).toContain("@font-face{font-family:");
  expect(html).toMatch(/url\(\/site-fonts\/fraunces-latin-wght-normal\.woff2\?v=[\d.]+\)/);
  expect(html).not.toMatch(/Variable|Archivo|https?:/);
});

test.each([["a.b"], [".a .b"], [".a, .b"], ["#a"], [".a::before"]])("refuses the selector %s", (selector) => {
  expect(() => parseCss(`${selector}{color:red}`)).toThrow("The editor cannot change the selector");
});

test("reads the rule that opens a menu, and publishes it", () => {
  const rules = parseCss(".menu[open] + .nav{display:grid}");
  expect(rules).toEqual([{ selectors: [], selectorsAdd: ".menu[open] + .nav", style: { display: "grid" } }]);
  const html = '<details class="menu"><summary>Menu</summary></details><nav class="nav">Links</nav>';
  expect(render(documentOf(html, ".menu[open] + .nav{display:grid}"))).toContain(".menu[open] + .nav{display:grid}");
});

test("reads rules for states such as hover, and for narrow screens", () => {
  expect(parseCss(".a:hover{color:red}@media (max-width: 600px){.a{color:blue}}")).toEqual([
    { selectors: ["a"], state: "hover", style: { color: "red" } },
    { selectors: ["a"], style: { color: "blue" }, atRuleType: "media", mediaText: "(max-width: 600px)" },
  ]);
});
