import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { PagesPanel } from "@/components/editor/pages-panel";
import { closeToast, currentToast } from "@/components/ui/toast";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { engineWith, pageOf, renderInEditor } from "./editor-page";
import { project } from "./project";

let engine: Editor;
let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    "GET /api/v1/sites": () => ({ pagination: { data: [], current_page: 1, per_page: 100, total: 0, last_page: 1 } }),
    "PUT /api/v1/projects/5": () => ({ project: { ...project, language: "ar" } }),
  });
  engine = engineWith({ pages: [pageOf("home", "Big kilns"), pageOf("visit", "See the kilns")] });
});
afterEach(() => {
  cleanup();
  act(() => closeToast());
  engine.destroy();
});

async function deletePage(name: string) {
  await userEvent.click(screen.getByRole("button", { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete page" }));
}

test("the language of all pages is chosen below the settings of the open page", async () => {
  renderInEditor(<PagesPanel />, engine);

  await userEvent.selectOptions(screen.getByLabelText("Language of the pages"), "Arabic");

  await waitFor(() => expect(server.calls.map(({ body }) => body)).toContainEqual({ language: "ar" }));
});

test("deleting the open page opens the first page", async () => {
  engine.Pages.select("visit");
  renderInEditor(<PagesPanel />, engine);

  await deletePage("visit");

  expect(engine.Pages.getAll().map((page) => page.getId())).toEqual(["home"]);
  expect(engine.Pages.getSelected()?.getId()).toBe("home");
});

test("the right button opens the menu of a page", async () => {
  renderInEditor(<PagesPanel />, engine);

  fireEvent.contextMenu(screen.getByRole("button", { name: "visit" }), { button: 2, clientX: 20, clientY: 40 });
  await userEvent.click(await screen.findByRole("menuitem", { name: "Move up" }));

  expect(engine.Pages.getAll().map((page) => page.getId())).toEqual(["visit", "home"]);
});

test("deleting another page keeps the open page open", async () => {
  engine.Pages.select("visit");
  renderInEditor(<PagesPanel />, engine);

  await deletePage("home");

  expect(engine.Pages.getSelected()?.getId()).toBe("visit");
});

const link = (href: string) => ({ tagName: "a", type: "link", attributes: { href } });
const hrefs = () =>
  engine.Pages.getAll().flatMap((page) => {
    const found: unknown[] = [];
    page.getMainComponent().onAll((part) => part.tagName === "a" && found.push(part.getAttributes().href));
    return found;
  });

test("the links to a page follow its new path, on all pages and with their anchors, and one undo moves them back", async () => {
  engine.Pages.get("home")
    ?.getMainComponent()
    .append([link("/visit"), link("/visit#map"), link("/visitors")]);
  engine.Pages.get("visit")?.getMainComponent().append(link("/visit?day=1"));
  engine.Pages.select("visit");
  renderInEditor(<PagesPanel />, engine);
  const before = hrefs();
  engine.UndoManager.clear();
  await new Promise((resolve) => requestAnimationFrame(resolve));

  const field = screen.getByLabelText("Path");
  await userEvent.clear(field);
  await userEvent.type(field, "Satzung{Enter}");
  expect(hrefs()).toEqual(["/satzung", "/satzung#map", "/visitors", "/satzung?day=1"]);

  act(() => void engine.UndoManager.undo());
  expect(hrefs()).toEqual(before);
  expect(engine.Pages.get("visit")?.get("slug" as never)).toBe("visit");
});

test("says how many links lead to a page that is deleted", async () => {
  engine.Pages.get("home")
    ?.getMainComponent()
    .append([link("/visit"), link("/visit#map")]);
  renderInEditor(<PagesPanel />, engine);

  await deletePage("visit");

  expect(currentToast()?.message).toContain('Page "visit" deleted.');
});
