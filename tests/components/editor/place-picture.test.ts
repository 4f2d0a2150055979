import type { Component, Editor } from "grapesjs";
import { duplicateSelected } from "@/components/editor/component-actions";
import { pictureOf, placePicture } from "@/components/editor/pictures/place-picture";
import { readDocument } from "@/components/editor/read-document";
import { CENTRE, type PictureChoice } from "@/components/picture-picker/picture-choice";
import { parseDocument } from "@/lib/site-pages/document";
import { pageHtml } from "@/lib/site-pages/page-html";
import { engineWith } from "./editor-page";

const OLD = {
  type: "image",
  tagName: "img",
  classes: ["photo"],
  attributes: { src: "/old.jpg", alt: "The old oven", width: "800", height: "600", srcset: "/old-2.jpg 2x" },
};

let engine: Editor;
let picture: Component;
beforeEach(() => {
  engine = engineWith({
    pages: [{ id: "home", name: "Home", frames: [{ component: { type: "wrapper", components: [OLD] } }] }],
    styles: [{ selectors: ["photo"], style: { width: "100%" } }],
  });
  picture = engine.getWrapper()?.components().at(0) as Component;
  engine.UndoManager.clear();
});
afterEach(() => engine.destroy());

const NEW: PictureChoice = {
  address: "/new.jpg",
  pixels: { width: 3000, height: 4000 },
  description: "Bread on a board",
  focus: CENTRE,
  ratio: null,
};

/** The page as visitors get it. */
function published(): string {
  const document = parseDocument(JSON.stringify(readDocument(engine)));
  return pageHtml(document, document.pages[0] as (typeof document.pages)[0], { lang: "en" });
}

test("another picture brings its description and its shape, and nothing of the earlier one stays", () => {
  placePicture(engine, picture, NEW);

  expect(picture.getAttributes()).toMatchObject({
    src: "/new.jpg",
    alt: "Bread on a board",
    width: "800",
    height: "1067",
  });
  expect(picture.getAttributes().srcset).toBeUndefined();
});

test("a picture without a size gets that of the file", () => {
  picture.removeAttributes(["width", "height"]);

  placePicture(engine, picture, NEW);

  expect(picture.getAttributes()).toMatchObject({ width: "3000", height: "4000" });
});

test("a picture that is neither cropped nor moved gets no class of its own", () => {
  placePicture(engine, picture, NEW);

  expect(picture.getClasses()).toEqual(["photo"]);
});

test("the crop and the focal point are on the published page, without a script", () => {
  placePicture(engine, picture, { ...NEW, focus: { x: 39, y: 45 }, ratio: "3 / 2" });

  const html = published();
  expect(html).toContain('class="photo picture-1"');
  expect(html).toMatch(/\.picture-1\s*\{[^}]*object-position:\s*39% 45%/);
  expect(html).toMatch(/\.picture-1\s*\{[^}]*aspect-ratio:\s*3 \/ 2/);
  expect(html).toMatch(/\.picture-1\s*\{[^}]*object-fit:\s*cover/);
  expect(html).not.toContain("<script");
});

test("the picker shows the crop that was chosen before, and it can be removed", () => {
  placePicture(engine, picture, { ...NEW, focus: { x: 39, y: 45 }, ratio: "3 / 2" });
  expect(pictureOf(engine, picture)).toEqual({
    address: "/new.jpg",
    description: "Bread on a board",
    focus: { x: 39, y: 45 },
    ratio: "3 / 2",
  });

  placePicture(engine, picture, NEW);

  expect(pictureOf(engine, picture)).toMatchObject({ focus: CENTRE, ratio: null });
  expect(published()).not.toContain("aspect-ratio");
});

test("the crop of a copy leaves that of the original", () => {
  placePicture(engine, picture, { ...NEW, ratio: "3 / 2" });
  engine.select(picture);
  duplicateSelected(engine);
  const copy = engine.getSelected() as Component;

  placePicture(engine, copy, { ...NEW, ratio: "1 / 1" });

  expect([pictureOf(engine, picture).ratio, pictureOf(engine, copy).ratio]).toEqual(["3 / 2", "1 / 1"]);
});

test("a single undo brings the earlier picture back", () => {
  const before = JSON.stringify(readDocument(engine).pages);
  placePicture(engine, picture, { ...NEW, focus: { x: 10, y: 20 }, ratio: "1 / 1" });

  engine.UndoManager.undo();

  expect(JSON.stringify(readDocument(engine).pages)).toBe(before);
});
