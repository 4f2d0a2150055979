import { removePage } from "@/components/editor/page-actions";
import type { ProjectDocumentJson } from "@/lib/projects/schema";
import { engineWith, pageOf } from "./editor-page";
import { savedDocument } from "./walk/document-checks";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  endOfStep(); // the engine counts the steps of all tests together
  jest.useRealTimers();
});

/** Ends a step: the engine undoes at once what was changed without a pause. */
const endOfStep = () => jest.advanceTimersByTime(50);

/** Starts the engine with a document. Nothing can be undone yet. */
function start(document: ProjectDocumentJson) {
  const engine = engineWith(document);
  endOfStep();
  engine.UndoManager.clear();
  const act = (change: () => unknown) => {
    change();
    endOfStep();
  };
  return { engine, act, undo: () => act(() => engine.UndoManager.undo()), saved: () => savedDocument(engine) };
}

test("a page that is removed again after an undo comes back with its content again", () => {
  const { engine, act, undo, saved } = start({ pages: [pageOf("home", "Words"), pageOf("about", "More")] });
  const home = () => engine.Pages.get("home");
  act(() => removePage(engine, home() as never));
  undo();
  act(() => home()?.getMainComponent().append("<h2>New</h2>"));
  const before = saved();

  act(() => removePage(engine, home() as never));
  undo();
  expect(saved()).toEqual(before);

  undo();
  expect(home()?.getMainComponent().components()).toHaveLength(1);
});

test("an element that an undo puts back keeps its id, which the one in its place had", () => {
  const part = { tagName: "p", attributes: { id: "prices" } };
  const { engine, act, undo, saved } = start({
    pages: [{ id: "home", frames: [{ component: { type: "wrapper", components: [part] } }] }],
  });
  const before = saved();

  act(() => {
    engine.getWrapper()?.components().at(0)?.remove();
    engine.getWrapper()?.append({ ...part, tagName: "li" });
  });
  undo();

  expect(saved()).toEqual(before);
});

test.each(["table", "tbody"])("an empty <%s> stays empty when the document is opened", (tagName) => {
  const empty = { type: tagName, tagName };
  const { saved } = start({
    pages: [{ id: "home", frames: [{ component: { type: "wrapper", components: [empty] } }] }],
  });

  expect(JSON.stringify(saved())).not.toMatch(/"type":"(?:row|cell)"/);
});
