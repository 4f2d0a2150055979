import type { DocumentComponent } from "@/lib/site-pages/document";
import { separateTexts } from "@/lib/site-pages/separate-texts";

const words = (content: string): DocumentComponent => ({ type: "textnode", content });
const span = (content: string, classes: string[] = []): DocumentComponent => ({
  type: "text",
  tagName: "span",
  ...(classes.length > 0 && { classes }),
  components: [words(content)],
});
const text = (tagName: string, ...components: DocumentComponent[]): DocumentComponent => ({
  type: "text",
  tagName,
  components,
});
const FIELD = { type: "input", tagName: "input" };

test.each<[string, DocumentComponent, DocumentComponent]>([
  [
    "the words of a label beside its field",
    { type: "label", tagName: "label", components: [FIELD, words(" Friday")] },
    { type: "label", tagName: "label", components: [FIELD, words(" "), span("Friday")] },
  ],
  [
    "the name beside the mark of a link",
    { type: "link", tagName: "a", components: [{ type: "image", tagName: "img" }, words("Alder")] },
    { type: "link", tagName: "a", components: [{ type: "image", tagName: "img" }, span("Alder")] },
  ],
  [
    "the unit beside a price",
    text("p", span("£74", ["amount"]), words(" a month")),
    { tagName: "p", components: [span("£74", ["amount"]), words(" "), span("a month")] },
  ],
  [
    "each side of a line in a block",
    text("div", words("One "), text("strong", words("two")), { tagName: "hr" }, words("three")),
    {
      tagName: "div",
      components: [
        { type: "text", tagName: "span", components: [words("One "), text("strong", words("two"))] },
        { tagName: "hr" },
        span("three"),
      ],
    },
  ],
])("%s becomes an element of its own", (_, component, separated) => {
  expect(separateTexts(component)).toEqual(separated);
  expect(separateTexts(separated)).toEqual(separated);
});

test.each<[string, DocumentComponent]>([
  ["bold words", text("p", words("One "), text("strong", words("two")), words(" three"))],
  ["a line break", text("address", words("Quarry Lane"), { tagName: "br" }, words("Wrenford"))],
  ["words in an element without a style", text("p", words("One "), span("two"))],
  [
    "a link with a style",
    text("p", words("See "), { type: "link", tagName: "a", classes: ["more"], components: [words("more")] }),
  ],
])("%s stay part of their text", (_, component) => {
  expect(separateTexts(component)).toEqual(component);
});

test("a row of texts is no text itself, so that none of them can be typed over with the row", () => {
  const row = text("li", span("Seat", ["what"]), words(" "), span("£140", ["cost"]));

  expect(separateTexts(row)).toEqual({ ...row, type: undefined });
});

test("drawings and the options of a field keep their texts", () => {
  const drawing = { type: "svg", tagName: "svg", components: [words("a"), { tagName: "g" }] };
  const field = { type: "select", tagName: "select", components: [words("a"), { tagName: "option" }] };

  expect([separateTexts(drawing), separateTexts(field)]).toEqual([drawing, field]);
});
