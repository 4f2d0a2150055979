import fc from "fast-check";
import { DOCUMENT_MAX_BYTES, DOCUMENT_MAX_ITEMS, PAGES_MAX } from "@/lib/projects/policy";
import type { DocumentComponent } from "@/lib/site-pages/document";
import type { HostileDocument } from "./hostile-documents";

/** How a document is large: the number of each of its parts, each up to what one document may have of it. */
type Shape = {
  pages: number;
  depth: number;
  elements: number;
  tag: string;
  classesOfElement: number;
  attributes: number;
  textLength: number;
  text: string;
  rules: number;
  selector: string;
  declarations: number;
  value: string;
  valueLength: number;
};

/** From 0 to `max`. Each order of magnitude is as likely as the others. */
const count = (max: number) =>
  fc.noBias(fc.integer({ min: 0, max: 1000 })).map((share) => Math.round((max + 1) ** (share / 1000)) - 1);

const TAGS = ["div", "a", "form", "label", "input", "img", "svg", "table", "iframe", "h1", "b", "li", "custom-code"];
/** What markup, styles, scripts and languages treat specially. */
const TEXTS = [
  ...["a", "&", "<", '"', "\\", "\n", "\u0000", "é", "ש", "漢", "😀", "e\u0301\u0302", "\u202e"],
  ...["</style>", "<!--", "<script>", "${", "url(", "a b ", "id=x "],
];
const SELECTORS = [
  ".c0",
  ".c0.c1",
  "#i0",
  "*",
  ":root",
  "a:hover",
  ":is(.c0, .c1)",
  "div > b ~ i",
  ".c0, .missing",
  "[x]",
];
const VALUES = ["red", "url(/a.png)", "var(--a)", "1px ", "calc(1px + ", '"', "a,", "linear-gradient(", "/*", "\\"];

const shapes: fc.Arbitrary<Shape> = fc.record({
  pages: count(PAGES_MAX).map((pages) => Math.max(1, pages)),
  depth: count(250),
  elements: count(100_000),
  tag: fc.constantFrom(...TAGS),
  classesOfElement: count(20_000),
  attributes: count(10_000),
  textLength: count(4_000_000),
  text: fc.constantFrom(...TEXTS),
  rules: count(100_000),
  selector: fc.constantFrom(...SELECTORS),
  declarations: count(10_000),
  value: fc.constantFrom(...VALUES),
  valueLength: count(1_000_000),
});

const SIZES = [
  ...["pages", "depth", "elements", "classesOfElement", "attributes"],
  ...["textLength", "rules", "declarations", "valueLength"],
] as const satisfies readonly (keyof Shape)[];

/** The number of values and an estimate of the bytes of the document that `makeDocument` makes. */
function measure(shape: Shape): { items: number; bytes: number } {
  const { elements, classesOfElement, attributes, pages, rules, declarations } = shape;
  // Classes, attributes and the text are on the first element of each page.
  const ofPage = shape.depth * 2 + elements * 3 + classesOfElement + attributes + 10;
  const bytesOfPage = shape.depth * 40 + elements * 60 + classesOfElement * 8 + attributes * 20 + 200;
  const valueBytes = JSON.stringify(shape.value).length * shape.valueLength;
  const textBytes = JSON.stringify(shape.text).length * shape.textLength;
  return {
    items: ofPage * pages + rules * (declarations + 4),
    bytes: bytesOfPage * pages + textBytes + valueBytes + rules * (60 + declarations * 30),
  };
}

/** Halves the largest numbers until the document is within the limits of one. */
function withinLimits(shape: Shape): Shape {
  let fitting = shape;
  for (;;) {
    const { items, bytes } = measure(fitting);
    if (items < DOCUMENT_MAX_ITEMS && bytes < DOCUMENT_MAX_BYTES) return fitting;
    const largest = SIZES.reduce((a, b) => (fitting[b] > fitting[a] ? b : a));
    fitting = { ...fitting, [largest]: Math.floor(fitting[largest] / 2) };
  }
}

const times = <Item>(size: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: size }, (_, index) => make(index));

const repeated = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

function makeDocument(shape: Shape): HostileDocument {
  const { tag, depth, elements } = shape;
  const kind = tag === "custom-code" ? { type: tag } : { tagName: tag };
  const longText = repeated(shape.text, shape.textLength);
  const first = {
    ...kind,
    classes: times(shape.classesOfElement, (index) => `c${index}`),
    attributes: Object.fromEntries(times(shape.attributes, (index) => [`data-a${index}`, shape.text])),
  };
  const content = (index: number): DocumentComponent[] => [
    first,
    { type: tag === "custom-code" ? tag : "text", content: index === 0 ? longText : "" },
    ...times(elements, (at) => ({ ...kind, attributes: { id: `i${at}`, name: `n${at}`, href: `#${at}` } })),
  ];
  const nested = (index: number) =>
    times(depth, () => null).reduce<DocumentComponent[]>((components) => [{ ...kind, components }], content(index));
  return {
    pages: times(shape.pages, (index) => ({
      id: `p${index}`,
      name: repeated(shape.text, 100),
      slug: `p${index}`,
      frames: [{ component: { type: "wrapper", components: nested(index) } }],
    })),
    styles: times(shape.rules, (index) => ({
      selectorsAdd: shape.selector.replaceAll("0", String(index)),
      style: Object.fromEntries(
        times(Math.max(1, shape.declarations), (at) => [
          `--a${at}`,
          index === 0 && at === 0 ? repeated(shape.value, shape.valueLength) : shape.value,
        ]),
      ),
    })),
  };
}

export type RandomDocument = { shape: Shape; document: HostileDocument };

/** Returns random documents up to the limits of `PUT projects/{id}/document`. The same seed returns the same ones. */
export const randomDocuments = (number: number, seed: number): RandomDocument[] =>
  fc
    .sample(shapes.map(withinLimits), { numRuns: number, seed })
    .map((shape) => ({ shape, document: makeDocument(shape) }));
