import type { Component, Editor } from "grapesjs";
import { engineWith } from "./editor-page";

const engineOf = (component: object): Editor =>
  engineWith({ pages: [{ id: "home", frames: [{ component: { type: "wrapper", components: [component] } }] }] });

function firstIn(engine: Editor): Component {
  const [first] = engine.getWrapper()?.components().models ?? [];
  if (!first) throw new Error("The page is empty.");
  return first;
}

/** The address in the attributes, the one that the engine draws, and the one that is saved. */
const addressesOf = (component: Component) => [
  component.getAttributes().src,
  component.get("src"),
  (JSON.parse(JSON.stringify(component)) as { attributes: { src: string } }).attributes.src,
];

test("a replaced picture keeps its new address when the engine draws it again", () => {
  const engine = engineOf({ type: "image", attributes: { src: "/old.jpg" } });
  const picture = firstIn(engine);

  picture.addAttributes({ src: "/new.jpg" });

  expect(addressesOf(picture)).toEqual(["/new.jpg", "/new.jpg", "/new.jpg"]);
});

test("a picture that was saved with two addresses opens with the one that was published", () => {
  const engine = engineOf({ type: "image", src: "/old.jpg", attributes: { src: "/new.jpg" } });

  expect(addressesOf(firstIn(engine))).toEqual(["/new.jpg", "/new.jpg", "/new.jpg"]);
});

test("undo takes back the replacement of a picture, and redo repeats it", () => {
  const engine = engineOf({ type: "image", attributes: { src: "/old.jpg" } });
  const picture = firstIn(engine);
  engine.UndoManager.clear();
  picture.addAttributes({ src: "/new.jpg" });

  engine.UndoManager.undo();
  expect(addressesOf(picture)).toEqual(["/old.jpg", "/old.jpg", "/old.jpg"]);
  engine.UndoManager.redo();
  expect(addressesOf(picture)).toEqual(["/new.jpg", "/new.jpg", "/new.jpg"]);
});

test.each(["image", "video"])("the address of a %s is saved once", (type) => {
  const engine = engineOf({ type, attributes: { src: "/old.jpg", poster: "/old.jpg" } });

  firstIn(engine).addAttributes({ src: "/new.jpg", poster: "/new.png" });

  const saved = JSON.stringify(firstIn(engine));
  expect([saved.split("/new.jpg").length - 1, saved.split("/new.png").length - 1, saved.includes("/old")]).toEqual([
    1,
    1,
    false,
  ]);
});
