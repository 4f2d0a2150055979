import { moveToRegion } from "@/components/ui/regions";

const focusedId = () => document.activeElement?.id;

beforeEach(() => {
  // jsdom lays nothing out
  Element.prototype.getClientRects = function (this: Element) {
    return (this.closest("[hidden]") ? [] : [{}]) as unknown as DOMRectList;
  };
  document.body.innerHTML = `
    <header data-region tabindex="-1"><button disabled>No</button><a id="back" href="/">Back</a><button id="save">Save</button></header>
    <aside data-region tabindex="-1" hidden><a href="/">Hidden</a></aside>
    <section data-region="self" id="canvas" tabindex="-1"><button id="inside">Inside</button></section>
    <footer data-region id="foot" tabindex="-1"><button tabindex="-1">Not by Tab</button></footer>`;
});
afterEach(() => {
  document.body.innerHTML = "";
});

test("focus moves through the parts that are shown, and around", () => {
  const visited = [1, 1, 1, 1].map(() => {
    moveToRegion(1);
    return focusedId();
  });

  expect(visited).toEqual(["back", "canvas", "foot", "back"]);
});

test("focus moves back from anything in a part", () => {
  document.getElementById("inside")?.focus();

  moveToRegion(-1);
  expect(focusedId()).toBe("back");
  moveToRegion(-1);

  expect(focusedId()).toBe("foot");
});
