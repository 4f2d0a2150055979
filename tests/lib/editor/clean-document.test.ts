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

test.each(["formaction", "action", "xlink:href", "XLINK:HREF", "ping", "data", "values", "to"])(
  "an address that runs code is removed from %s",
  (name) => {
    const attributes = { [name]: "java\nscript:run()", title: "javascript: an introduction" };

    expect(clean({ tagName: "button", attributes })).toEqual({
      tagName: "button",
      attributes: { title: "javascript: an introduction" },
    });
  },
);

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

const HTML = "<img src=x onerror=run()>";

test("fields that the engine would write as HTML, run or misread are removed, whatever their type", () => {
  const hostile = { name: HTML, icon: HTML, toolbar: [{ label: HTML }], traits: [HTML], style: { a: { b: HTML } } };
  const element = {
    ...hostile,
    tagName: "p",
    resizable: { a: HTML },
    draggable: "[",
    locked: true,
    "custom-name": HTML,
  };

  expect(clean({ components: [element] })).toEqual({
    components: [{ tagName: "p", locked: true, "custom-name": HTML }],
  });
});

test("a page keeps its texts, and a frame only its element", () => {
  const frame = { name: HTML, width: HTML, head: [{ tag: "script" }], attributes: { onload: HTML }, id: "f" };
  const page = {
    id: "home",
    name: HTML,
    slug: "a",
    extra: { name: HTML },
    frames: [{ ...frame, component: {} }, HTML],
  };

  expect(cleanDocument({ pages: [page], dataSources: [{ id: HTML }], assets: [HTML] })).toEqual({
    pages: [{ id: "home", name: HTML, slug: "a", frames: [{ id: "f", component: {} }] }],
  });
});

test.each(["a b", 'a"b', "a=b", "<b", "1a", "-a", "", "a\u0000", "a/b", "a>b", "@click", "é"])(
  "the attribute %j, which the DOM of some browser refuses, is removed",
  (name) => {
    expect(clean({ attributes: { [name]: "x", title: "A" } })).toEqual({ attributes: { title: "A" } });
  },
);

test("an attribute or a style that is neither a text nor a number is removed", () => {
  const variable = { type: "data-variable", path: "a", defaultValue: "javascript:run()" };
  const style = { color: "red", order: 1, margin: ["0", "1px"], width: variable, height: [variable] };

  expect(clean({ tagName: "a", attributes: { href: variable, hidden: true } })).toEqual({
    tagName: "a",
    attributes: { hidden: true },
  });
  expect(cleanDocument({ pages: [], styles: [{ selectors: ["a"], style }] })).toEqual({
    pages: [],
    styles: [{ selectors: ["a"], style: { color: "red", order: 1, margin: ["0", "1px"] } }],
  });
});

test.each(["a b", "1", "<p>", 7])("the tag %j, which the DOM refuses, becomes a `div`", (tagName) => {
  expect(clean({ tagName })).toEqual({});
});

test("rules keep what decides where they apply, and lose what the engine would misread", () => {
  const rule = { selectorsAdd: ":root", state: "hover", mediaText: "(max-width: 600px)", atRuleType: "media" };

  expect(
    cleanDocument({
      pages: [],
      styles: [
        "a{}",
        { ...rule, selectors: ["a", { name: "b", type: 2, label: {} }, { name: 7 }, 7], style: 7, x: {} },
      ],
    }).styles,
  ).toEqual([{ ...rule, selectors: ["a", { name: "b", type: 2 }], style: {} }]);
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

test("the parts of a drawing are drawn as such, and what would end it is left out, as on the published page", () => {
  const text = { type: "textnode", content: "Kiln" };
  const drawing = {
    type: "svg",
    tagName: "svg",
    components: [
      { type: "text", tagName: "text", components: [text] },
      { tagName: "g", components: [{ tagName: "fegaussianblur" }, { tagName: "div" }] },
      { type: "custom-code", content: "<p>" },
    ],
  };

  expect(clean({ components: [drawing] })).toEqual({
    components: [
      {
        type: "svg",
        tagName: "svg",
        components: [
          { type: "svg-in", tagName: "text", components: [text] },
          { type: "svg-in", tagName: "g", components: [{ type: "svg-in", tagName: "feGaussianBlur" }] },
        ],
      },
    ],
  });
});

test("an element that is published as a box is drawn as a box", () => {
  expect(clean({ type: "wrapper", tagName: "body", components: [{ tagName: "x-card" }, { tagName: "H2" }] })).toEqual({
    type: "wrapper",
    tagName: "body",
    components: [{ tagName: "div" }, { tagName: "h2" }],
  });
});
