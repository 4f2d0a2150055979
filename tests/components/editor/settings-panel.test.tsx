import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Component, Editor } from "grapesjs";
import { findList } from "@/components/editor/lists/find-list";
import { SettingsPanel } from "@/components/editor/settings-panel";
import { embedHtml } from "@/lib/sections/embed";
import { fakeServer } from "../../support/fake-server";
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

test.each([
  ["www.instagram.com/salon", "https://www.instagram.com/salon"],
  ["wa.me/49221555", "https://wa.me/49221555"],
  ["hello@example.com", "mailto:hello@example.com"],
  ["+49 221 5551234", "tel:+492215551234"],
  ["/prices", "/prices"],
  ["#top", "#top"],
])("the address %s of a link is stored as %s", async (typed, stored) => {
  const [link] = engine.getWrapper()?.append({ tagName: "a", attributes: { href: "#" } }) ?? [];
  if (!link) throw new Error("The engine has not added the link.");
  renderInEditor(<SettingsPanel component={link} />, engine);
  await userEvent.clear(screen.getByLabelText("Link"));
  await userEvent.type(screen.getByLabelText("Link"), typed);
  await userEvent.tab();

  expect(link.getAttributes().href).toBe(stored);
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

test("a form can get a page of its own for visitors who have sent it, in one step", async () => {
  fakeServer({ "GET /api/v1/projects/5/starter-texts": () => ({ i18n: { language: "en", lines: {} } }) });
  const [form] = engine.getWrapper()?.append({ tagName: "form" }) ?? [];
  if (!form) throw new Error("The engine has not added the form.");
  renderInEditor(<SettingsPanel component={form} />, engine);

  await userEvent.click(await screen.findByRole("button", { name: "Make a page of your own" }));

  await waitFor(() => expect(engine.Pages.getSelected()?.getName()).toBe("Thank you"));
  expect(form.getAttributes()["data-next-page"]).toBe(engine.Pages.getSelected()?.getId());
  expect(engine.getHtml()).toContain("Your message has arrived.");
});

/** The elements with a tag in a component, itself included. */
function elementsOf(component: Component | undefined, tag: string): Component[] {
  const found: Component[] = [];
  component?.onAll((part) => {
    if (part.tagName === tag) found.push(part);
  });
  return found;
}

describe("an embed", () => {
  /** Adds an element from its HTML, and shows its settings. */
  function show(html: string, tag = "details"): Component {
    const [added] = engine.getWrapper()?.append(html) ?? [];
    if (!added) throw new Error("The engine has not added the element.");
    const [component] = elementsOf(added, tag);
    if (!component) throw new Error("The engine has not added the element.");
    renderInEditor(<SettingsPanel component={component} />, engine);
    return component;
  }

  async function enter(label: string, text: string) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), `${text}{Enter}`);
  }

  const onPage = (tag: string) => elementsOf(engine.getWrapper(), tag);
  const frameOn = () => onPage("iframe")[0]?.getAttributes();

  test("the address of a video on another website replaces a video that plays a file, in one step", async () => {
    engine.UndoManager.clear();
    show('<video controls poster="/uploads/oven.jpg"></video>', "video");

    await enter("Address of the video", "https://youtu.be/aqz-KE_bpKQ");

    expect(frameOn()?.src).toBe("https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ?autoplay=1");
    expect(onPage("video")).toEqual([]);
    expect(onPage("img")[0]?.getAttributes().src).toBe("/uploads/oven.jpg");
    expect(engine.Css.getRule(".embed-frame")?.getStyle()).toMatchObject({ position: "absolute" });

    engine.UndoManager.undo();
    expect(onPage("video")).toHaveLength(1);
    expect(onPage("iframe")).toEqual([]);
  });

  test("a map shows the place that is entered while its picture is selected", async () => {
    show(embedHtml("map"), "img");

    await enter("Place", "18 Quarry Lane, Wrenford");

    expect(frameOn()?.src).toBe("https://www.google.com/maps?q=18+Quarry+Lane%2C+Wrenford&output=embed");
  });

  test("an address that cannot be shown is refused, and what was typed stays", async () => {
    show(embedHtml("video"));
    await enter("Address of the video", "https://youtu.be/aqz-KE_bpKQ");
    const before = frameOn()?.src;

    await enter("Address of the video", "banana");

    expect(screen.getByText(/This cannot be shown in a page/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("Address of the video").value).toBe("banana");
    expect(frameOn()?.src).toBe(before);
  });

  test("an address that is emptied is removed", async () => {
    show(embedHtml("map").replace("<iframe", '<iframe src="https://www.google.com/maps?q=Wrenford&output=embed"'));
    expect(frameOn()?.src).toContain("Wrenford");

    await userEvent.clear(screen.getByLabelText("Place"));
    await userEvent.tab();

    expect(frameOn()).not.toHaveProperty("src");
  });

  test("has the name of what it shows, and is no question of a list", () => {
    const embed = show(embedHtml("map"));

    expect(embed.getName()).toBe("Map");
    expect(findList(embed)).toBeNull();
  });
});
