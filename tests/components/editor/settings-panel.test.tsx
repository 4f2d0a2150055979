import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { SettingsPanel } from "@/components/editor/settings-panel";
import { engineWith, pageOf, renderInEditor } from "./editor-page";

let engine: Editor;
beforeEach(() => {
  engine = engineWith({ pages: [pageOf("home", "Big kilns")] });
});
afterEach(() => {
  cleanup();
  engine.destroy();
});

test("a video's address is stored as an attribute", async () => {
  const [video] = engine.getWrapper()?.append({ type: "video", tagName: "video" }) ?? [];
  if (!video) throw new Error("The engine has not added the video.");
  renderInEditor(<SettingsPanel component={video} />, engine);

  await userEvent.type(screen.getByLabelText("Address of the video"), "/files/glazing.mp4");
  await userEvent.tab();

  expect(video.getAttributes().src).toBe("/files/glazing.mp4");
});

test("a form can lead to a page of the site, and to none again", async () => {
  engine.Pages.add({ id: "thanks", name: "Thanks for writing" });
  const [form] = engine.getWrapper()?.append({ tagName: "form" }) ?? [];
  if (!form) throw new Error("The engine has not added the form.");
  renderInEditor(<SettingsPanel component={form} />, engine);
  const choice = screen.getByLabelText("Page after sending");

  await userEvent.selectOptions(choice, "Thanks for writing");
  expect(form.getAttributes()["data-next-page"]).toBe("thanks");

  await userEvent.selectOptions(choice, "Short thank-you");
  expect(form.getAttributes()).not.toHaveProperty("data-next-page");
});
