import "@/lib/i18n/message"; // formats plurals; the app loads this module on demand
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { FindDialog } from "@/components/editor/find/find-dialog";
import { undoAction } from "@/components/editor/undo-action";
import { closeToast } from "@/components/ui/toast";
import { createT } from "@/lib/i18n/create-t";
import { engineWith, pageOf, renderInEditor } from "./editor-page";

let engine: Editor;

beforeEach(() => {
  engine = engineWith({ pages: [pageOf("home", "Big kilns"), pageOf("visit", "See the kilns")], styles: [] });
});
afterEach(() => {
  cleanup();
  act(() => closeToast());
  engine.destroy();
});

const projectData = () => JSON.stringify(engine.getProjectData());
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Uses `fireEvent`, because jsdom lacks the pointer capture that the toast uses while its button is pressed. */
const undoInToast = () => fireEvent.click(screen.getByRole("button", { name: "Undo" }));

async function openFind() {
  renderInEditor(<FindDialog />, engine);
  await userEvent.type(screen.getByLabelText("Find"), "kilns");
  await userEvent.type(screen.getByLabelText("Replace with"), "ovens");
}

async function replaceAll() {
  await openFind();
  await press("Replace all");
  await screen.findByText("2 matches replaced");
}

test('"Undo" in the toast restores what was replaced', async () => {
  await replaceAll();
  expect(projectData()).toContain("See the ovens");

  undoInToast();

  expect(projectData()).toContain("Big kilns");
  expect(projectData()).not.toContain("ovens");
});

test('"Undo" in the toast undoes nothing if the page was changed after the replacement', async () => {
  await replaceAll();
  engine.Pages.get("home")?.getMainComponent().append("<p>A new line</p>");

  undoInToast();

  expect(await screen.findByText("The page has changed since then. Undo those changes first.")).toBeTruthy();
  expect(projectData()).toContain("A new line");
  expect(projectData()).toContain("See the ovens");
});

test('"Undo" in the toast says so if the only change has been undone already', async () => {
  renderInEditor(<FindDialog />, engine);
  engine.UndoManager.clear();
  engine.getWrapper()?.addAttributes({ title: "Kilns" });
  const { onPress } = undoAction(engine, createT({ language: "en", lines: {} }));
  engine.UndoManager.undo();

  act(() => void onPress());

  expect(await screen.findByText("This is already undone.")).toBeTruthy();
});

test('the first press on "Replace" shows the match, and the second press replaces it', async () => {
  await openFind();

  await press("Replace");
  expect(await screen.findByText("Match 1 of 2")).toBeTruthy();
  expect(projectData()).not.toContain("ovens");

  await press("Replace");
  expect(projectData()).toContain("Big ovens");
  expect(projectData()).toContain("See the kilns");
});
