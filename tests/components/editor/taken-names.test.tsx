import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { PageSettings } from "@/components/editor/page-settings";
import { SiteStylesPanel } from "@/components/editor/site-styles-panel";
import { closeToast, currentToast } from "@/components/ui/toast";
import { engineWith, pageOf, renderInEditor } from "./editor-page";

const style = { "--color-accent": "#1d3fae" };
let engine: Editor;

beforeEach(() => {
  engine = engineWith({
    pages: [pageOf("home", "Hello"), pageOf("about", "Who we are"), pageOf("contact", "Write to us")],
    styles: [{ selectors: [], selectorsAdd: ":root", style }],
  });
});
afterEach(() => {
  cleanup();
  act(() => closeToast());
  engine.destroy();
});

test("a path that another page already uses is refused with a message", async () => {
  const page = engine.Pages.get("contact");
  if (page) renderInEditor(<PageSettings page={page} isFirst={false} />, engine);
  const path = screen.getByLabelText("Path");

  await userEvent.clear(path);
  await userEvent.type(path, "About{Enter}");

  expect(await screen.findByText("Another page has this path.")).toBeTruthy();
  expect(page?.attributes.slug).toBe("contact");
});

test("a path that is the id of a page without a path of its own is refused", async () => {
  engine.Pages.get("about")?.set({ slug: "" });
  const page = engine.Pages.get("contact");
  if (page) renderInEditor(<PageSettings page={page} isFirst={false} />, engine);
  const path = screen.getByLabelText("Path");

  await userEvent.clear(path);
  await userEvent.type(path, "About{Enter}");

  expect(await screen.findByText("Another page has this path.")).toBeTruthy();
});

test("a path without letters or digits changes nothing, and is not reported as in use", async () => {
  const page = engine.Pages.get("contact");
  if (page) renderInEditor(<PageSettings page={page} isFirst={false} />, engine);
  const path = screen.getByLabelText("Path");

  await userEvent.clear(path);
  await userEvent.type(path, "?!{Enter}");

  expect(page?.attributes.slug).toBe("contact");
  expect(currentToast()).toBeNull();
});

test("a colour name that is already in use is refused with a message, and stays in the field to be changed", async () => {
  renderInEditor(<SiteStylesPanel />, engine);
  const name = screen.getByLabelText<HTMLInputElement>("Name of a new colour");

  await userEvent.type(name, "Accent{Enter}");

  expect(await screen.findByText("There is already a colour with this name.")).toBeTruthy();
  expect(name.value).toBe("Accent");
});
