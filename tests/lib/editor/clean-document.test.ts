import { cleanDocument } from "@/lib/editor/clean-document";

const clean = (component: unknown) => {
  const [page] = cleanDocument({ pages: [{ id: "home", frames: [{ component }] }] }).pages as {
    frames?: { component: unknown }[];
  }[];
  return page?.frames?.[0]?.component;
};

test("content that looks like HTML becomes text", () => {
  expect(clean({ tagName: "h1", content: "<img onerror=x>", components: [{ tagName: "b" }] })).toEqual({
    tagName: "h1",
    components: [{ type: "textnode", content: "<img onerror=x>" }, { tagName: "b" }],
  });
});

test("event handlers are removed, even from nested elements", () => {
  const image = { tagName: "img", attributes: { src: "x", ONERROR: "run()", alt: "" } };
  expect(clean({ components: [{ components: [image] }] })).toEqual({
    components: [{ components: [{ tagName: "img", attributes: { src: "x", alt: "" } }] }],
  });
});

test("the properties `script` and `script-export` of an element are removed", () => {
  expect(clean({ tagName: "p", script: "run()", "script-export": "run()" })).toEqual({ tagName: "p" });
});

test.each([
  { tagName: "script", attributes: { src: "https://example.com/a.js" } },
  { type: "script", content: "run()" },
  { tagName: "BASE", attributes: { href: "https://example.com" } },
  { tagName: "meta", attributes: { "http-equiv": "refresh" } },
  { tagName: "object" },
])("the element %j, which a published page leaves out, is removed", (element) => {
  expect(clean({ type: "wrapper", components: [element, { tagName: "p" }] })).toEqual({
    type: "wrapper",
    components: [{ tagName: "p" }],
  });
});

test("elements outside the page's body are removed", () => {
  const head = { type: "head", components: [{ tagName: "script" }] };
  const wrapper = { type: "wrapper", head, docEl: { tagName: "html", script: "run()" } };

  expect(clean(wrapper)).toEqual({ type: "wrapper" });
  expect(cleanDocument({ pages: [{ id: "home" }], symbols: [head] })).toEqual({ pages: [{ id: "home" }] });
});

test("addresses that run code are removed", () => {
  const link = (href: string) => ({ tagName: "a", attributes: { HREF: href, title: "A" } });

  expect(clean(link(" java\tscript:run()"))).toEqual({ tagName: "a", attributes: { title: "A" } });
  expect(clean(link("/about"))).toEqual(link("/about"));
});

test("a comment is removed, because the engine would parse its content as HTML", () => {
  expect(clean({ components: [{ type: "comment", content: "<h1>Note</h1>" }, { tagName: "p" }] })).toEqual({
    components: [{ tagName: "p" }],
  });
});

test("the attribute `srcdoc`, which contains a document, is removed", () => {
  const frame = { tagName: "iframe", attributes: { SrcDoc: "<script>run()</script>", title: "Map" } };
  expect(clean(frame)).toEqual({ tagName: "iframe", attributes: { title: "Map" } });
});

test("strings in place of elements are removed", () => {
  expect(clean({ components: ["<b>x</b>", { tagName: "p" }] })).toEqual({ components: [{ tagName: "p" }] });
  expect(clean("<b>x</b>")).toEqual({});
});

test("text and custom code are not changed", () => {
  const code = { type: "custom-code", content: "<script>run()</script>" };
  const text = { type: "textnode", content: "a < b" };
  expect(clean({ components: [code, text] })).toEqual({ components: [code, text] });
});

test.each([[null], ["text"], [[]], [{ components: "x", attributes: [] }]])(
  "the component %j causes no error",
  (component) => {
    expect(() => clean(component)).not.toThrow();
  },
);
