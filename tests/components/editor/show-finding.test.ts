import { showFinding } from "@/components/editor/show-finding";
import type { CheckJson } from "@/lib/publications/schema";
import { engineWith } from "./editor-page";

const pageOf = (id: string, ...components: object[]) => ({
  id,
  name: id,
  slug: id,
  frames: [{ component: { type: "wrapper", components } }],
});
const ui = { openField: jest.fn(), setPanel: jest.fn() };
afterEach(() => jest.clearAllMocks());

const fine = { tagName: "img", type: "image", attributes: { src: "/a.svg", alt: "An oven" } };

test.each<[CheckJson["rule"], object, string]>([
  ["markup-nesting", { tagName: "p", components: [{ tagName: "h2", attributes: { id: "it" } }] }, "it"],
  [
    "markup-nesting",
    { tagName: "table", attributes: { id: "it" }, components: [{ type: "textnode", content: "a" }] },
    "it",
  ],
  ["alt-missing", { tagName: "img", type: "image", attributes: { id: "it", src: "/a.svg" } }, "it"],
  ["media-missing", { tagName: "video", type: "video", attributes: { id: "it" } }, "it"],
  ["media-missing", { tagName: "video", attributes: { id: "it", src: "https://youtu.be/1" } }, "it"],
])("what the rule %s has found is selected, on its page", (rule, component, id) => {
  const box = { tagName: "div", components: [fine, { tagName: "video", attributes: { src: "/a.mp4" } }, component] };
  const engine = engineWith({ pages: [pageOf("home"), pageOf("visit", box)] });

  showFinding(engine, ui, { page_id: "visit", rule, address: null });
  engine.trigger("canvas:frame:load:body", {} as never);

  expect(engine.Pages.getSelected()?.getId()).toBe("visit");
  expect(engine.getSelected()?.getAttributes().id).toBe(id);
});

test("the link or the picture with the address of a finding is selected", () => {
  const link = { tagName: "a", attributes: { id: "it", href: "#x" } };
  const engine = engineWith({ pages: [pageOf("home"), pageOf("visit", fine, { tagName: "nav", components: [link] })] });
  const show = (address: string) => {
    showFinding(engine, ui, { page_id: "visit", rule: "link-broken", address });
    engine.trigger("canvas:frame:load:body", {} as never);
    return engine.getSelected()?.tagName;
  };

  expect(show("#x")).toBe("a");
  expect(show("/a.svg")).toBe("img");
});

test("a finding about a page opens the page", () => {
  const engine = engineWith({ pages: [pageOf("home"), pageOf("visit", fine)] });

  showFinding(engine, ui, { page_id: "visit", rule: "title-missing", address: null });

  expect(engine.Pages.getSelected()?.getId()).toBe("visit");
  expect(engine.getSelected()).toBeUndefined();
});

test.each<[CheckJson["rule"], object | null]>([
  ["description-missing", { place: "page", name: "description" }],
  ["title-missing", { place: "page", name: "title" }],
  ["alt-missing", { place: "settings", name: "alt" }],
  ["contrast-low", { place: "style", name: "color" }],
  ["page-heavy", null],
])("for the rule %s, the field in which it can be mended is asked for: %p", (rule, field) => {
  const picture = { tagName: "img", type: "image", attributes: { src: "/a.svg" } };
  const pale = { selectors: ["pale"], style: { color: "#eee", "background-color": "#fff" } };
  const engine = engineWith({ pages: [pageOf("home", picture, { tagName: "p", classes: ["pale"] })], styles: [pale] });

  showFinding(engine, ui, { page_id: "home", rule, address: null });

  expect(ui.openField.mock.calls).toEqual(field ? [[field]] : []);
});
