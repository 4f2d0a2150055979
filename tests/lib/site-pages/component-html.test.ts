import { bodyHtml, type PageUse } from "@/lib/site-pages/component-html";
import type { DocumentComponent } from "@/lib/site-pages/document";

const nothing = (): PageUse => ({
  names: { classes: new Set(), ids: new Set(), tags: new Set(), hasCode: false },
  addresses: { link: new Set(), media: new Set() },
});
const htmlOf = (...components: DocumentComponent[]) => bodyHtml({ type: "wrapper", components }, nothing());
const text = (content: string): DocumentComponent => ({ type: "textnode", content });

test("writes elements with their classes, attributes and text", () => {
  const link: DocumentComponent = {
    type: "link",
    classes: ["button"],
    attributes: { href: "/shop" },
    components: [text("Shop & more")],
  };
  expect(htmlOf({ tagName: "nav", components: [link] })).toBe(
    '<nav><a class="button" href="/shop">Shop &amp; more</a></nav>',
  );
});

test("a component without a tag name gets the tag that the engine uses for its type", () => {
  expect(htmlOf({ type: "image", attributes: { src: "/a.svg", alt: "" } }, { type: "row" })).toBe(
    '<img src="/a.svg" alt=""><tr></tr>',
  );
});

test("collects the classes, ids and tags that the page uses", () => {
  const used = nothing();
  const page = { components: [{ tagName: "section", classes: ["hero", { name: "wide" }], attributes: { id: "top" } }] };
  bodyHtml(page, used);
  const { classes, ids, tags } = used.names;
  expect([[...classes], [...ids], [...tags]]).toEqual([["hero", "wide"], ["top"], ["section"]]);
});

test.each<[string, DocumentComponent, string]>([
  ["a script", { tagName: "script", components: [text("alert(1)")] }, ""],
  ["a script in capitals", { tagName: "SCRIPT", components: [text("alert(1)")] }, ""],
  ["the engine's script", { type: "script", content: "alert(1)" }, ""],
  ["an unknown tag", { tagName: "x-a><script>", components: [text("words")] }, "<div>words</div>"],
  ["markup in text", text("<img src=x onerror=alert(1)>"), "&lt;img src=x onerror=alert(1)&gt;"],
  [
    "markup in the content of an element",
    { content: "<script>alert(1)</script>" },
    "<div>&lt;script&gt;alert(1)&lt;/script&gt;</div>",
  ],
  ["an event handler", { attributes: { onclick: "alert(1)", OnClick: "x" } }, "<div></div>"],
  ["a name that ends the tag", { attributes: { "a><script": "1" } }, "<div></div>"],
  [
    "a value that ends the attribute",
    { attributes: { title: '"><script>' } },
    '<div title="&quot;&gt;&lt;script&gt;"></div>',
  ],
  ["a class that ends the attribute", { classes: ['a" onclick="b', "good"] }, '<div class="good"></div>'],
  ["a script in an address", { type: "link", attributes: { href: "java\nscript:alert(1)" } }, "<a></a>"],
  ["a page in a data URL", { type: "link", attributes: { href: "data:text/html,<script>" } }, "<a></a>"],
  [
    "a script in a frame",
    { type: "iframe", attributes: { src: "javascript:alert(1)", srcdoc: "<script>" } },
    "<iframe></iframe>",
  ],
  ["an external SVG", { tagName: "use", attributes: { href: "https://evil.test/a.svg#b" } }, "<use></use>"],
  ["an inline style", { attributes: { style: "position:fixed" } }, "<div></div>"],
  [
    "the address of a form",
    { type: "form", attributes: { action: "https://evil.test", "data-form": "Contact" } },
    '<form data-form="Contact"></form>',
  ],
  ["custom code", { type: "custom-code", content: "<script>alert(1)</script>" }, "<div></div>"],
])("does not write %s", (_what, component, html) => {
  expect(htmlOf(component)).toBe(html);
});

test("writes custom code on request", () => {
  const page = { components: [{ type: "custom-code", content: "<script>go()</script>" }] };
  expect(bodyHtml(page, nothing(), { withCustomCode: true })).toBe("<div><script>go()</script></div>");
});

test("accepts values of any type", () => {
  const odd = [null, 7, "text", { components: "text", classes: 5, attributes: null, tagName: 3, content: {} }];
  expect(htmlOf(...(odd as unknown as DocumentComponent[]))).toBe("<div></div>");
});

test("leaves out elements that are nested more deeply than browsers allow", () => {
  let component: DocumentComponent = text("deep");
  for (let depth = 0; depth < 20_000; depth += 1) component = { components: [component] };
  expect(htmlOf(component)).not.toContain("deep");
});

test("`changeAddress` changes the addresses in a srcset, and an address may contain a comma", () => {
  const image = { tagName: "img", attributes: { srcset: "data:image/png;base64,AAAA 1x, /b.png 2x" } };
  const changeAddress = (address: string) => address.replace("/b.png", "/c.png");

  expect(bodyHtml({ type: "wrapper", components: [image] }, nothing(), { changeAddress })).toBe(
    '<img srcset="data:image/png;base64,AAAA 1x, /c.png 2x">',
  );
});

test("a drawing keeps its filters, markers and pictures, and leaves out what would end it", () => {
  const drawing: DocumentComponent = {
    type: "svg",
    tagName: "svg",
    components: [
      {
        tagName: "filter",
        attributes: { id: "f" },
        components: [{ tagName: "fegaussianblur", attributes: { stdDeviation: "2" } }],
      },
      { tagName: "marker", attributes: { refX: "1" } },
      { tagName: "image", attributes: { href: "/a.svg" } },
      { tagName: "div", components: [text("words")] },
      { tagName: "foreignObject", components: [{ tagName: "p" }] },
      { tagName: "rect" },
    ],
  };
  expect(htmlOf(drawing)).toBe(
    '<svg><filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter><marker refX="1"></marker>' +
      '<image href="/a.svg"></image><rect></rect></svg>',
  );
});

test("what a drawing loads counts as loaded, and its addresses are those of the site", () => {
  const used = nothing();
  const drawing = { type: "svg", components: [{ tagName: "image", attributes: { href: "/a.jpg" } }] };
  const html = bodyHtml({ components: [drawing] }, used, { changeAddress: (address, kind) => `/${kind}${address}` });
  expect([html, [...used.addresses.media], [...used.addresses.link]]).toEqual([
    '<svg><image href="/media/a.jpg"></image></svg>',
    ["/a.jpg"],
    [],
  ]);
});

test.each(["pre", "textarea"])("the first line break in a %s is kept by browsers", (tagName) => {
  expect(htmlOf({ tagName, components: [text("\nwords")] })).toBe(`<${tagName}>\n\nwords</${tagName}>`);
});

test("a dialog and a list of suggestions stay hidden", () => {
  expect(htmlOf({ tagName: "dialog" }, { tagName: "datalist" })).toBe("<dialog></dialog><datalist></datalist>");
});
