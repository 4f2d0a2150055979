import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { HistoryPanel } from "@/components/editor/history-panel";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import type { RevisionJson } from "@/lib/projects/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { pageOf as listOf } from "../data-table/list-page";
import { engineWith, pageOf, renderInEditor } from "./editor-page";

const revision = (id: number, name: string): RevisionJson => ({
  id,
  name,
  version: id,
  user: null,
  created_at: "2026-11-23T10:00:00.000Z",
  updated_at: "2026-11-23T10:00:00.000Z",
});

let engine: Editor;
let server: FakeServer;

beforeEach(() => {
  engine = engineWith({ pages: [pageOf("home", "Now"), pageOf("about", "Now")] });
  engine.Pages.select("about");
  server = fakeServer({
    "POST /api/v1/projects/5/revisions/1/restore": () => ({ version: 3, saved_at: "2026-11-23T11:00:00.000Z" }),
    "GET /api/v1/projects/5/revisions": () => listOf([revision(2, "Today"), revision(1, "Yesterday")]),
    "GET /api/v1/projects/5/revisions/1/document": () => ({
      document: { pages: [pageOf("home", "Before"), pageOf("about", "Before")] },
      version: 1,
    }),
  });
  renderInEditor(<HistoryPanel />, engine);
});
afterEach(() => {
  closeDialogs();
  cleanup();
  closeToast();
  engine.destroy();
});

async function restore() {
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Yesterday" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Restore" }));
  return screen.findByRole("button", { name: "Undo" });
}

const pageTexts = () => JSON.stringify(engine.getProjectData().pages).match(/Now|Before/g);

test("lists the versions after the first hundred too", async () => {
  await screen.findByText("Today");
  cleanup();
  const pages = [listOf([revision(3, "Newest")]), listOf([revision(1, "Oldest")])].map(({ pagination }) => ({
    pagination: { ...pagination, last_page: 2 },
  }));
  server.on("GET /api/v1/projects/5/revisions", () => pages.shift() ?? listOf([]));
  renderInEditor(<HistoryPanel />, engine);

  expect(await screen.findByText("Oldest")).toBeTruthy();
  expect(screen.getByText("Newest")).toBeTruthy();
});

test("the current version cannot be restored from its dialog", async () => {
  server.on("GET /api/v1/projects/5/revisions/2/document", () => ({
    document: { pages: [pageOf("home", "Now")] },
    version: 2,
  }));
  server.on("GET /api/v1/projects/5/preview", () => ({ html: "<p>Now</p>", version: 2 }));
  await userEvent.click(await screen.findByText("Today"));
  await screen.findByRole("dialog", { name: "Today" });

  expect(screen.queryByRole("button", { name: "Restore this version" })).toBeNull();
});

test("after a version is restored, the same page is still selected", async () => {
  await restore();

  expect(engine.Pages.getSelected()?.getId()).toBe("about");
  expect(pageTexts()).toEqual(["Before", "Before"]);
});

test("a version is restored on the server, so that the current version stays in the history", async () => {
  await restore();

  expect(server.writes).toMatchObject([{ method: "POST", path: "/api/v1/projects/5/revisions/1/restore" }]);
});

test("restoring a version can be undone", async () => {
  fireEvent.click(await restore());

  expect(pageTexts()).toEqual(["Now", "Now"]);
  expect(engine.Pages.getSelected()?.getId()).toBe("about");
});

test("restoring a version cannot be undone after another change, and the message says why", async () => {
  const undo = await restore();

  act(() => void engine.Pages.add({ id: "contact" }));
  fireEvent.click(undo);

  expect(await screen.findByText("The page has changed since then. Undo those changes first.")).toBeTruthy();
  expect(pageTexts()).toEqual(["Before", "Before"]);
});
