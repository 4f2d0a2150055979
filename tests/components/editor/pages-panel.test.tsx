import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { PagesPanel } from "@/components/editor/pages-panel";
import { closeToast } from "@/components/ui/toast";
import { engineWith, pageOf, renderInEditor } from "./editor-page";

let engine: Editor;
beforeEach(() => {
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

test("deleting the open page opens the first page", async () => {
  engine.Pages.select("visit");
  renderInEditor(<PagesPanel />, engine);

  await deletePage("visit");

  expect(engine.Pages.getAll().map((page) => page.getId())).toEqual(["home"]);
  expect(engine.Pages.getSelected()?.getId()).toBe("home");
});

test("deleting another page keeps the open page open", async () => {
  engine.Pages.select("visit");
  renderInEditor(<PagesPanel />, engine);

  await deletePage("home");

  expect(engine.Pages.getSelected()?.getId()).toBe("visit");
});
