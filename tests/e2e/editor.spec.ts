import type { Page } from "@playwright/test";
import { apiOf } from "./api";
import { expectNoAxeViolations } from "./axe";
import {
  beginTyping,
  documentOf,
  openEditor,
  retype,
  select,
  untilEditorReady,
  untilEffective,
  untilSaved,
} from "./editor";
import { environmentValue, expect, test, untilHydrated } from "./fixtures";

const apiFor = (page: Page) => apiOf(page.request, environmentValue("PLINTH_E2E_URL"));

const SAVES = /\/document(?:\?|$)/;

/** Makes saves fail, as they do without a network. Everything else works. */
const failSaves = (page: Page) =>
  page.route(SAVES, (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));

/** Changes a project's only page in the editor and through the API, so that the editor asks which version to keep. */
async function editInTwoPlaces(page: Page) {
  const id = await apiFor(page).createProject("Same page", { document: documentOf({ home: "First words" }) });
  const canvas = await openEditor(page, id);
  await failSaves(page);
  await retype(page, canvas, "First words", "My words");
  await expect(page.locator("[data-save-state=offline]")).toBeVisible();
  await apiFor(page).saveDocument(id, documentOf({ home: "Their words" }), 2);
  await page.unroute(SAVES);
  await page.getByRole("button", { name: "Try again" }).click();
  return { id, canvas, dialog: page.getByRole("alertdialog", { name: "This was changed in both versions" }) };
}

test("a member starts from a template, edits the page, and finds the work again", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await page.goto("/dashboard/projects");
  await untilHydrated(page);
  await page.getByRole("link", { name: "New project" }).first().click();
  await page.getByLabel("Name").fill("Pottery studio");
  await page
    .locator("label")
    .filter({ hasText: /Kiln|Pottery/ })
    .click();
  await page.getByRole("button", { name: "Create project" }).click();
  await page.waitForURL(/\/editor\/\d+$/);
  await untilEditorReady(page);
  const canvas = page.frameLocator("iframe.gjs-frame");
  await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();

  const size = page.getByLabel("Size", { exact: true });
  await untilEffective(
    () => canvas.getByRole("heading", { level: 1 }).click(),
    () => expect(size).toBeVisible({ timeout: 1_000 }),
  );
  await size.fill("50");
  await page.keyboard.press("Enter");
  await untilSaved(page);
  await page.reload();

  const fontSize = () =>
    canvas.getByRole("heading", { level: 1 }).evaluate((element) => getComputedStyle(element).fontSize);
  await expect.poll(fontSize).toBe("50px");
  await page.getByRole("link", { name: "Back to projects" }).click();
  await expect(page.getByRole("heading", { name: "Pottery studio" })).toBeVisible();
});

test("changed words are saved, undone and redone", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const id = await apiFor(page).createProject("Words", { document: documentOf({ home: "Fired twice" }) });
  const canvas = await openEditor(page, id);

  await retype(page, canvas, "Fired twice", "Used daily");
  await untilSaved(page);
  expect(await apiFor(page).readDocument(id)).toContain("Used daily");

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(canvas.getByRole("heading", { name: "Fired twice" })).toBeVisible();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(canvas.getByRole("heading", { name: "Used daily" })).toBeVisible();
  await untilSaved(page);
});

test("a section is added, moved, styled and removed by key presses alone", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const id = await apiFor(page).createProject("Keys", { document: documentOf({ home: "Fired twice" }) });
  const canvas = await openEditor(page, id);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
  await press("Add");
  await press("Section");
  await expect(canvas.locator("section")).toHaveCount(1);

  await press("Layers");
  const section = page.getByRole("treeitem", { name: "Section", exact: true });
  await section.press("Alt+ArrowUp");
  await expect(canvas.locator("[data-gjs-type=wrapper] > *").first()).toHaveClass(/section/);
  await expect(page.getByRole("status").filter({ hasText: "Selected: Section" })).toBeAttached();

  await page.getByLabel("Background colour").press("Enter");
  await page.getByRole("button", { name: "accent", exact: true }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(canvas.locator("section")).toHaveCSS("background-color", "rgb(29, 63, 174)");
  await section.press("Delete");
  await expect(canvas.locator("section")).toHaveCount(0);
  await untilSaved(page);
});

test("typed text is saved while it is still being edited, and typing continues", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const id = await apiFor(page).createProject("Typing", { document: documentOf({ home: "Fired" }) });
  const canvas = await openEditor(page, id);
  await beginTyping(canvas.getByRole("heading", { name: "Fired" }));
  await page.keyboard.press("End");
  await page.keyboard.type(" twice & used");
  await expect.poll(() => apiFor(page).readDocument(id)).toContain("Fired twice & used");

  await page.keyboard.type(" daily");
  await expect(canvas.getByRole("heading", { name: "Fired twice & used daily" })).toBeVisible();
  await expect.poll(() => apiFor(page).readDocument(id)).toContain("Fired twice & used daily");
});

test("a change is saved even if the editor is left at once", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const id = await apiFor(page).createProject("Leave", { document: documentOf({ home: "Fired twice" }) });
  const canvas = await openEditor(page, id);
  await untilEffective(
    () => canvas.getByRole("heading", { name: "Fired twice" }).click(),
    () => page.getByLabel("Size", { exact: true }).fill("77", { timeout: 1_000 }),
  );
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Back to projects" }).click();

  await expect.poll(() => apiFor(page).readDocument(id)).toContain("77px");
  await page.goto(`/editor/${id}`);
  await untilEditorReady(page);
  await expect(page.locator("[data-save-state=saved]")).toBeVisible();
});

test("after a save whose response was lost, the editor opens without unsaved changes", async ({
  page,
  member,
  logIn,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/);
  await logIn(page, member);
  const id = await apiFor(page).createProject("Lost", { document: documentOf({ home: "Fired twice" }) });
  const canvas = await openEditor(page, id);
  await page.route(SAVES, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await route.fetch();
    await route.abort("failed").catch(() => undefined); // the test may have left the page
  });
  await untilEffective(
    () => canvas.getByRole("heading", { name: "Fired twice" }).click(),
    () => page.getByLabel("Size", { exact: true }).fill("77", { timeout: 1_000 }),
  );
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-save-state=offline]")).toBeVisible();
  expect(await apiFor(page).readDocument(id)).toContain("77px");

  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/dashboard/projects");
  await page.unroute(SAVES);
  await openEditor(page, id);

  await expect(page.locator("[data-save-state=saved]")).toBeVisible();
});

test("an element is dragged onto the page", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const id = await apiFor(page).createProject("Drag", { document: documentOf({ home: "Fired twice" }) });
  const canvas = await openEditor(page, id);
  await page.getByRole("button", { name: "Add", exact: true }).click();

  await page.getByRole("button", { name: "Quote", exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(500, 200, { steps: 8 }); // the browser starts a drag only after some steps
  await page.mouse.move(560, 400, { steps: 8 });
  await expect(page.locator(".gjs-placeholder").first()).toBeVisible();
  await page.mouse.up();

  await expect(canvas.locator("blockquote")).toHaveCSS("border-inline-start-width", "3px");
  await untilSaved(page);
});

test("two tabs edit different pages, and both changes are kept", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const id = await apiFor(page).createProject("Tabs", {
    document: documentOf({ home: "First page", visit: "Second page" }),
  });
  const other = await page.context().newPage();
  const [mine, theirs] = [await openEditor(page, id), await openEditor(other, id)];
  await other.getByRole("button", { name: "Page: home" }).click();
  await other.getByRole("menu").getByText("visit").click();
  await retype(other, theirs, "Second page", "Open on Saturdays");
  await untilSaved(other);

  await expect(page.getByText("This project was changed elsewhere. The two versions have been merged.")).toBeVisible();
  await retype(page, mine, "First page", "Fired twice");

  await expect.poll(() => apiFor(page).readDocument(id)).toContain("Fired twice");
  expect(await apiFor(page).readDocument(id)).toContain("Open on Saturdays");
});

test("two tabs edit different texts of one page, and typing goes on while the other tab saves", async ({
  page,
  member,
  logIn,
  browserErrors,
}) => {
  browserErrors.allow(/409/);
  await logIn(page, member);
  const id = await apiFor(page).createProject("Salon", { template: "hair-salon" });
  const canvas = await openEditor(page, id);
  const other = await page.context().newPage();
  const otherCanvas = await openEditor(other, id);

  await beginTyping(canvas.locator("h1"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("First half ");
  await untilSaved(page);
  await expect(otherCanvas.locator("h1")).toHaveText(/^First half/);
  await beginTyping(otherCanvas.locator("h2").first());
  await other.keyboard.press("ControlOrMeta+a");
  await other.keyboard.type("Changed in the other tab");
  await page.keyboard.type("and the second half");
  await other.keyboard.press("Escape");
  await untilSaved(other);
  await page.keyboard.type(" of a sentence");

  for (const each of [canvas, otherCanvas]) {
    await expect(each.locator("h1")).toHaveText("First half and the second half of a sentence");
    await expect(each.locator("h2").first()).toHaveText("Changed in the other tab");
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeEnabled();
});

test("an idle tab shows what another tab saves, and saves nothing", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const id = await apiFor(page).createProject("Idle tab", { template: "pottery-studio" });
  const canvas = await openEditor(page, id);
  const idle = await page.context().newPage();
  let idleSaves = 0;
  idle.on("request", (request) => {
    if (SAVES.test(request.url()) && request.method() !== "GET") idleSaves += 1;
  });
  await openEditor(idle, id);
  await page.bringToFront();
  const heading = (await canvas.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await retype(page, canvas, heading, "Plates for the whole table");
  await untilSaved(page);
  await expect(idle.getByText("This project was changed elsewhere.", { exact: false })).toBeVisible();
  await retype(page, canvas, "Plates for the whole table", "Bowls for the whole table");

  await expect.poll(() => apiFor(page).readDocument(id)).toContain("Bowls for the whole table");
  await expect(idle.frameLocator("iframe.gjs-frame").getByRole("heading", { level: 1 })).toContainText("Bowls");
  await expect(idle.locator("[data-save-state=saved]")).toBeVisible();
  expect(idleSaves).toBe(0);
});

test("after a page was changed in two places, the member chooses which version to keep", async ({
  page,
  member,
  logIn,
  browserErrors,
}) => {
  browserErrors.allow(/409|ERR_FAILED/);
  await logIn(page, member);
  const { canvas, dialog } = await editInTwoPlaces(page);

  await dialog.getByRole("radio", { name: "The other version" }).check();
  await dialog.getByRole("button", { name: "Keep these" }).click();

  await expect(canvas.getByRole("heading", { name: "Their words" })).toBeVisible();
  await expect(page.locator("[data-save-state=saved]")).toBeVisible();
});

test("the member's changes open as a copy, and going back from the copy skips the original project's editor", async ({
  page,
  member,
  logIn,
  browserErrors,
}) => {
  browserErrors.allow(/409|ERR_FAILED/);
  await logIn(page, member);
  await page.goto("/dashboard/projects");
  const { id, canvas, dialog } = await editInTwoPlaces(page);

  await dialog.getByRole("button", { name: "Open mine as a copy" }).click();
  await expect(page).not.toHaveURL(`/editor/${id}`);
  await untilEditorReady(page);
  await expect(canvas.getByRole("heading", { name: "My words" })).toBeVisible();
  await page.goBack();

  await expect(page).toHaveURL("/dashboard/projects");
});

test("changes made without a network are kept in the browser, even after a reload, and saved later", async ({
  page,
  member,
  logIn,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/);
  await logIn(page, member);
  const id = await apiFor(page).createProject("Offline", { document: documentOf({ home: "Before the tunnel" }) });
  const canvas = await openEditor(page, id);
  await failSaves(page);
  await retype(page, canvas, "Before the tunnel", "In the tunnel");
  await expect(page.locator("[data-save-state=offline]")).toContainText("Changes are kept in this browser");

  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(canvas.getByRole("heading", { name: "In the tunnel" })).toBeVisible();
  await page.unroute(SAVES);
  await page.keyboard.press("Control+S");
  await untilSaved(page);
  expect(await apiFor(page).readDocument(id)).toContain("In the tunnel");
});

test("dragging the page's edge or pressing an arrow key changes the page's width", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const id = await apiFor(page).createProject("Widths", { document: documentOf({ home: "Fired twice" }) });
  await openEditor(page, id);
  const handle = page.getByRole("separator", { name: "Width of the page" });
  const width = page.getByLabel("Width in pixels");
  await width.fill("1200");
  await width.press("Enter");
  await handle.press("ArrowLeft");
  await expect(width).toHaveValue("1190");
  const box = await handle.boundingBox();
  if (!box) throw new Error("The edge of the page is not shown.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 100, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Number(await width.inputValue())).toBeLessThan(1100);
});

test("a ready-made section does not link to pages that the site does not have", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const id = await apiFor(page).createProject("Links", { document: documentOf({ home: "Hello", contact: "Us" }) });
  const canvas = await openEditor(page, id);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("searchbox").fill("footer");
  await page.getByRole("button", { name: "Simple line" }).click();

  await expect(canvas.locator("footer a").first()).toBeVisible();
  const links = await canvas.locator("footer a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.filter((href) => href?.startsWith("/"))).toEqual(["/contact"]);
});

test("an earlier version is shown and restored", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const api = apiFor(page);
  const id = await api.createProject("History", { document: documentOf({ home: "Old words" }) });
  await api.nameLatestRevision(id, "Before the rewrite");
  await api.saveDocument(id, documentOf({ home: "New words" }), 2);
  const canvas = await openEditor(page, id);
  await page.getByRole("button", { name: "History" }).click();
  await page.getByRole("button", { name: /^Before the rewrite/ }).click();

  const dialog = page.getByRole("dialog", { name: "Before the rewrite" });
  await expect(dialog).toContainText("different now");
  await expect(dialog.frameLocator("iframe").getByRole("heading", { name: "Old words" })).toBeVisible();
  await dialog.getByRole("button", { name: "Restore this version" }).click();

  await expect(canvas.getByRole("heading", { name: "Old words" })).toBeVisible();
  await untilSaved(page);
  expect(await api.readDocument(id)).toContain("Old words");
  const versions = page.getByRole("region", { name: "History" }).getByRole("button", { name: /^Actions for / });
  await expect(versions).toHaveCount(3); // the version before the restore is kept
});

test("a script in a document or a name runs neither in the editor nor in the list of projects", async ({
  page,
  member,
  logIn,
  browserErrors,
}) => {
  browserErrors.allow(/Content Security Policy|Blocked script execution|attack\.png|404/);
  await logIn(page, member);
  const run = "window.top.ran=1";
  const document = {
    pages: [
      {
        id: "home",
        name: `<img src=x onerror="${run}">`,
        frames: [
          {
            component: {
              type: "wrapper",
              components: [
                { type: "script", content: run },
                { tagName: "script", components: [{ type: "textnode", content: run }] },
                { tagName: "img", attributes: { src: "/attack.png", onerror: run } },
                {
                  tagName: "a",
                  attributes: { href: `javascript:${run}` },
                  components: [{ type: "textnode", content: "link" }],
                },
                { tagName: "iframe", attributes: { srcdoc: `<script>${run}</script>`, src: `javascript:${run}` } },
                { type: "custom-code", content: `<script>${run}</script><img src=x onerror="${run}">` },
                { tagName: "div", content: `<img src=x onerror="${run}"><script>${run}</script>`, script: run },
              ],
            },
          },
        ],
      },
    ],
    styles: [],
  };
  const id = await apiFor(page).createProject(`<img src=x onerror="${run}">`, { document });

  const canvas = await openEditor(page, id);
  await select(page, canvas.getByText("link"));
  await page.getByRole("button", { name: "Pages" }).click();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.locator("iframe[title=Preview]")).toBeVisible();
  await page.frameLocator("iframe[title=Preview]").getByText("link").click();
  expect(await page.evaluate(() => "ran" in window)).toBe(false);

  await page.goto("/dashboard/projects");
  const thumbnail = page.frameLocator("article iframe");
  await expect(thumbnail.getByText("link")).toBeVisible();
  const areImagesLoaded = (images: (HTMLElement | SVGElement)[]) =>
    images.length > 0 && images.every((image) => (image as HTMLImageElement).complete);
  await expect.poll(() => thumbnail.locator("img").evaluateAll(areImagesLoaded)).toBe(true);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});

test("HTML in the fields of a document stays text around the canvas", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const html = '<b class="hostile">bold</b>';
  const fields = { name: html, icon: html, toolbar: [{ label: html }], traits: [html], "custom-name": html };
  const text = { ...fields, tagName: "p", components: [{ type: "textnode", content: "Hover me" }] };
  // `openEditor` waits for the body by its own name
  const component = { ...fields, "custom-name": "", type: "wrapper", components: [text] };
  const document = {
    ...fields,
    pages: [{ ...fields, id: "home", frames: [{ ...fields, width: html, component }] }],
    styles: [{ ...fields, selectors: [{ name: "a", label: html }], style: { color: html } }],
  };
  const id = await apiFor(page).createProject("Names", { document });

  const canvas = await openEditor(page, id);
  const target = canvas.getByText("Hover me");

  await untilEffective(
    async () => {
      await page.mouse.move(0, 0); // a pointer that stays where it is enters nothing
      await target.hover();
    },
    () => expect(page.locator(".gjs-badge", { hasText: html })).toBeVisible({ timeout: 1_000 }),
  );
  await untilEffective(
    () => target.click(),
    () => expect(page.getByRole("treeitem", { name: html }).first()).toBeVisible({ timeout: 1_000 }),
  );
  await expect(page.locator(".hostile")).toHaveCount(0);
});

test("the bar for texts is in the member's language", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await page.context().addCookies([{ name: "locale", value: "de", url: environmentValue("PLINTH_E2E_URL") }]);
  const id = await apiFor(page).createProject("Text", { document: documentOf({ home: "Fired twice" }) });
  const canvas = await openEditor(page, id);

  await beginTyping(canvas.getByRole("heading", { name: "Fired twice" }));

  const names = await page
    .getByRole("toolbar", { name: "Text" })
    .getByRole("button")
    .evaluateAll((buttons) => buttons.slice(1, 5).map((button) => button.getAttribute("aria-label")));
  expect(names).toEqual(["Fett", "Kursiv", "Unterstrichen", "Durchgestrichen"]);
});

test("the text of a form's button can be edited, and is saved", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const button = { tagName: "button", type: "button", components: [{ type: "textnode", content: "Send" }] };
  const component = { type: "wrapper", components: [{ tagName: "form", type: "form", components: [button] }] };
  const document = { pages: [{ id: "home", name: "home", frames: [{ component }] }] };
  const id = await apiFor(page).createProject("Form", { document });
  const canvas = await openEditor(page, id);

  await beginTyping(canvas.locator("button"));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Send message");
  await page.getByRole("treeitem", { name: "Body" }).click();

  await untilSaved(page);
  expect(await apiFor(page).readDocument(id)).toContain("Send message");
});

test("on a phone, a project that is not in the active workspace is shown too", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const id = await apiFor(page).createProject("Personal", { document: documentOf({ home: "Fired twice" }) });
  const workspaceId = await apiFor(page).createWorkspace("Pottery");
  await page
    .context()
    .addCookies([{ name: "activeWorkspaceId", value: String(workspaceId), url: environmentValue("PLINTH_E2E_URL") }]);
  await page.setViewportSize({ width: 375, height: 800 });

  await page.goto(`/editor/${id}`);

  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Fired twice" })).toBeVisible();
});

test("on a phone, the page is shown but cannot be changed", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const id = await apiFor(page).createProject("Phone", { document: documentOf({ home: "Fired twice" }) });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/editor/${id}`);
  const heading = page.frameLocator("iframe").getByRole("heading", { name: "Fired twice" });
  await expect(page.getByText("To edit, open this project on a wider screen.")).toBeVisible();

  await heading.dblclick();
  await page.keyboard.type("Changed");
  await expect(heading).toHaveText("Fired twice");
  await expect(heading).not.toHaveAttribute("contenteditable", "true");
});

test("axe finds nothing in the editor", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const id = await apiFor(page).createProject("Faults", { document: documentOf({ home: "Fired twice" }) });
  const canvas = await openEditor(page, id);
  await select(page, canvas.getByRole("heading", { name: "Fired twice" }));
  for (const name of ["Add", "Pages", "Pictures", "Colours and fonts", "History", "Layers"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
    await expectNoAxeViolations(page, `the editor's panel ${name}`, { widths: [1280] });
  }
});
