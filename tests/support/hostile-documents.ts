import type { DocumentComponent, DocumentPage, DocumentRule } from "@/lib/site-pages/document";

/** A document that is as large or as odd as the limits of `PUT projects/{id}/document` allow. */
export type HostileDocument = { pages: DocumentPage[]; styles?: DocumentRule[] };

/** `size`: the number of repeated parts. The time to work on a document may at most grow as fast as its size. */
type Maker = { size: number; make: (size: number) => HostileDocument };

const wrapper = (components: DocumentComponent[]) => ({ type: "wrapper", components });

const page = (index: number, components: DocumentComponent[] = []): DocumentPage => ({
  id: `p${index}`,
  name: `Page ${index}`,
  slug: `p${index}`,
  title: "T",
  description: "D",
  frames: [{ component: wrapper(components) }],
});

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const nest = (
  depth: number,
  inner: DocumentComponent[],
  wrap: (components: DocumentComponent[]) => DocumentComponent,
) => times(depth, () => null).reduce<DocumentComponent[]>((components) => [wrap(components)], inner);

const FONTS = [
  ...["Instrument Sans", "Archivo", "Bricolage Grotesque", "DM Sans", "Space Grotesk", "Syne", "Work Sans"],
  ...["Fraunces", "Newsreader", "Playfair Display", "JetBrains Mono"],
];

/** The characters from U+4E00, without surrogates. */
const differentCharacters = (count: number) =>
  times(count, (index) => String.fromCodePoint(0x3400 + index + (index + 0x3400 >= 0xd800 ? 0x800 : 0))).join("");

/** The documents that an attack on Plinth used, and others in each direction in which a document can be large. */
export const HOSTILE_DOCUMENTS: Readonly<Record<string, Maker>> = {
  "rules for selectors on many empty pages": {
    size: 4_700,
    make: (size) => ({
      pages: times(200, (index) => page(index)),
      styles: times(size, (index) => ({ selectorsAdd: `:root .x${index} `, style: { "--a": "b".repeat(900) } })),
    }),
  },
  "rules for all elements on many empty pages": {
    size: 4_700,
    make: (size) => ({
      pages: times(200, (index) => page(index)),
      styles: times(size, () => ({ selectorsAdd: "*", style: { "--a": "b".repeat(900) } })),
    }),
  },
  "forms in each other with labels and elements": {
    size: 2_000,
    make: (size) => ({
      pages: [
        page(
          0,
          nest(
            120,
            nest(
              120,
              times(size, () => ({ tagName: "b" })),
              (components) => ({ tagName: "label", components }),
            ),
            (components) => ({ tagName: "form", components }),
          ),
        ),
      ],
    }),
  },
  "different characters with all fonts": {
    size: 100_000,
    make: (size) => ({
      pages: [page(0, [{ type: "text", classes: ["a"], content: differentCharacters(size) }])],
      styles: FONTS.map((font) => ({ selectors: ["a"], style: { "font-family": `"${font}", serif` } })),
    }),
  },
  "broken anchors": {
    size: 72_000,
    make: (size) => ({
      pages: [
        page(
          0,
          times(size, (index) => ({ tagName: "a", attributes: { href: `#a${index}` } })),
        ),
      ],
    }),
  },
  "rules for the root": {
    size: 70_000,
    make: (size) => ({
      pages: times(20, (index) => page(index)),
      styles: times(size, () => ({ selectorsAdd: ":root", style: { "--a": "b" } })),
    }),
  },
  "a form with many fields": {
    size: 70_000,
    make: (size) => ({
      pages: [
        page(0, [
          {
            tagName: "form",
            components: times(size, (index) => ({ tagName: "input", attributes: { name: `f${index}` } })),
          },
        ]),
      ],
    }),
  },
  "many elements, deeply nested": {
    size: 100_000,
    make: (size) => ({
      pages: [
        page(
          0,
          nest(
            240,
            times(size, () => ({ tagName: "i" })),
            (components) => ({ components }),
          ),
        ),
      ],
    }),
  },
  "many classes on every element": {
    size: 30_000,
    make: (size) => ({
      pages: times(10, (index) =>
        page(index, [{ classes: times(size / 10, (at) => `c${at}`), components: [{ classes: ["c1"] }] }]),
      ),
      styles: times(size, (index) => ({ selectors: [`c${index}`], style: { color: "red" } })),
    }),
  },
  "pictures that get many sizes": {
    size: 60_000,
    make: (size) => ({
      pages: [
        page(
          0,
          times(size, () => ({ tagName: "img", attributes: { src: "/sections/portrait.svg" } })),
        ),
      ],
    }),
  },
  "long texts with characters that are escaped": {
    size: 4_000_000,
    make: (size) => ({ pages: [page(0, [{ type: "text", content: '"&'.repeat(size / 2) }])] }),
  },
  "a rule with two classes of which pages have one": {
    size: 30_000,
    make: (size) => ({
      pages: times(200, (index) => page(index, [{ classes: ["a"] }])),
      styles: times(size, () => ({ selectors: ["a", "missing"], style: { color: "red" } })),
    }),
  },
  "values with many parts": {
    size: 1_000_000,
    make: (size) => ({
      pages: [page(0, [{ classes: ["a"] }])],
      styles: [
        { selectors: ["a"], style: { background: "url(a),".repeat(size / 7), "--b": `"${"\\".repeat(size)}"` } },
      ],
    }),
  },
  "custom code with many ids": {
    size: 4_000_000,
    make: (size) => ({ pages: [page(0, [{ type: "custom-code", content: ' id="a'.repeat(size / 6) }])] }),
  },
};
