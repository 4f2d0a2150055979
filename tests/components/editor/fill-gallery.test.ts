import type { Component, Editor } from "grapesjs";
import { fillGallery, galleryItemOf } from "@/components/editor/pictures/fill-gallery";
import type { FileEntryJson } from "@/lib/files/schema";
import { engineWith } from "./editor-page";

const photo = (src: string) => ({
  tagName: "figure",
  components: [{ type: "image", tagName: "img", attributes: { src, alt: "A sample" } }],
});
const section = (...components: object[]) => ({ tagName: "section", components });

let engine: Editor;
beforeEach(() => {
  HTMLImageElement.prototype.decode = () => Promise.resolve(); // jsdom decodes no pictures
});
afterEach(() => engine.destroy());

function load(...components: object[]): void {
  engine = engineWith({ pages: [{ id: "home", frames: [{ component: { type: "wrapper", components } }] }] });
  engine.UndoManager.clear();
}
const picturesIn = (component = engine.getWrapper() as Component): Component[] =>
  component.tagName === "img" ? [component] : component.components().models.flatMap(picturesIn);
const shown = () => picturesIn().map((picture) => picture.getAttributes().src);
const files = (...urls: string[]) => urls.map((url, index) => ({ id: index, url, name: url }) as FileEntryJson);
const itemOf = (index: number) => galleryItemOf(picturesIn()[index] as Component) as Component;

test("several photos fill the gallery from the picture on, and each one beyond it gets a copy of the last item", async () => {
  load(section({ tagName: "div", components: [photo("/a.jpg"), photo("/b.jpg"), photo("/c.jpg")] }));

  await fillGallery(engine, itemOf(1), files("/1.jpg", "/2.jpg", "/3.jpg", "/4.jpg"));

  expect(shown()).toEqual(["/a.jpg", "/1.jpg", "/2.jpg", "/3.jpg", "/4.jpg"]);
});

test("the descriptions of the samples are taken away, so that the checks ask for those of the photos", async () => {
  load(section(photo("/a.jpg"), photo("/b.jpg")));

  await fillGallery(engine, itemOf(0), files("/1.jpg", "/2.jpg"));

  expect(picturesIn().map((picture) => picture.getAttributes().alt)).toEqual([undefined, undefined]);
});

test("a single undo brings all pictures of the gallery back", async () => {
  load(section(photo("/a.jpg"), photo("/b.jpg")));
  await fillGallery(engine, itemOf(0), files("/1.jpg", "/2.jpg", "/3.jpg"));

  engine.UndoManager.undo();

  expect(shown()).toEqual(["/a.jpg", "/b.jpg"]);
});

test("a picture alone, and those of the sections of a page, are no gallery", () => {
  load(section(photo("/a.jpg"), { tagName: "p" }), section(photo("/b.jpg"), { tagName: "p" }));

  expect(picturesIn().map(galleryItemOf)).toEqual([null, null]);
});
