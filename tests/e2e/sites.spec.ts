import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { FrameLocator, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { picture } from "../support/pictures";
import { withoutReportLink } from "../support/report-link";
import { apiOf } from "./api";
import { expectNoAxeViolations } from "./axe";
import { countBrokenPictures, openOffline } from "./downloaded-site";
import { documentOf, openEditor, retype, untilEditorReady, untilSaved } from "./editor";
import { endSession, environmentValue, expect, test, untilHydrated } from "./fixtures";

const apiFor = (page: Page) => apiOf(page.request, environmentValue("PLINTH_E2E_URL"));

/** Returns a slug that no other test uses. */
const newSlug = () => `site-${randomBytes(6).toString("hex")}`;

/** Returns the address of a site on a subdomain of the platform's host. */
const addressOf = (slug: string) => environmentValue("PLINTH_E2E_URL").replace("//", `//${slug}.sites.`);

/** Returns a document whose pages can be published. */
function publishableDocument(headings: Record<string, string>) {
  const { pages, styles } = documentOf(headings);
  return { pages: pages.map((page) => ({ ...page, title: page.name, description: "About." })), styles };
}

/** The pictures of a site are made in many sizes before it is published. */
const PUBLISHING_MAX_MS = 30_000;

async function publishFromEditor(page: Page, slug: string) {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish" });
  await dialog.getByLabel("Address").fill(slug);
  await dialog.getByRole("button", { name: "Create site" }).click();
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dialog.getByText("Published", { exact: true })).toBeVisible({ timeout: PUBLISHING_MAX_MS });
  await page.keyboard.press("Escape");
}

/** Creates a project from a template in the user interface. Returns the project's id. */
async function startFromTemplate(page: Page, name: string, template: RegExp): Promise<number> {
  await page.goto("/dashboard/projects/new");
  await untilHydrated(page);
  await page.getByLabel("Name").fill(name);
  await page.locator("label").filter({ hasText: template }).click();
  await page.getByRole("button", { name: "Create project" }).click();
  await page.waitForURL(/\/editor\/\d+$/);
  await untilEditorReady(page);
  return Number(page.url().split("/").at(-1));
}

/** Uploads a picture in the editor and replaces the first picture of the page with it. */
async function replaceFirstPicture(page: Page, canvas: FrameLocator, name: string) {
  await page.getByRole("button", { name: "Pictures", exact: true }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload pictures" }).click();
  const buffer = await picture("jpeg", { width: 900, height: 600 });
  await (await chooser).setFiles({ name, mimeType: "image/jpeg", buffer });
  const tile = page.getByRole("button", { name, exact: true });
  await expect(tile).toBeVisible();
  const firstPicture = canvas.locator("img").first();
  await firstPicture.scrollIntoViewIfNeeded();
  await firstPicture.click();
  await expect(firstPicture).toHaveClass(/gjs-selected/);
  await tile.click();
  const picker = page.getByRole("dialog", { name: /^Choose a picture/ });
  await picker.getByLabel("Description").fill("A bowl");
  await picker.getByRole("button", { name: "Use this picture" }).click();
  await expect(firstPicture).toHaveAttribute("src", /file-entries|\/files\//);
  await untilSaved(page);
}

test("a site made from a template is published, changed, changed back and downloaded, and receives a message", async ({
  page,
  member,
  logIn,
  browser,
}) => {
  test.setTimeout(120_000);
  const slug = newSlug();
  await logIn(page, member);
  const id = await startFromTemplate(page, "Kiln Row", /Pottery/);
  const canvas = page.frameLocator("iframe.gjs-frame");
  await replaceFirstPicture(page, canvas, "bowl.jpg");
  await publishFromEditor(page, slug);
  const visitor = await page.context().newPage();
  const picture = visitor.waitForResponse(/\/_files\/[\da-f]+-\d+\.webp$/);
  await visitor.goto(addressOf(slug));
  const title = visitor.getByRole("heading", { level: 1 });
  await expect(title).toContainText("Stoneware");
  const photo = visitor.locator('img[src^="/_files/"]').first();
  await photo.scrollIntoViewIfNeeded();
  expect(await (await picture).headerValue("content-type")).toBe("image/avif");
  await expect.poll(() => photo.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);

  await visitor.goto(`${addressOf(slug)}/visit`);
  await visitor.getByLabel("Name").fill("Ana");
  await visitor.getByLabel("Email").fill("ana@example.com");
  await visitor.locator("textarea").fill("Are you open on Sunday?");
  await visitor.locator("form button").click();
  await expect(visitor.getByRole("heading", { name: "Thank you" })).toBeVisible();

  await apiFor(page).nameLatestRevision(id, "As it opened");
  await page.getByRole("button", { name: "Layers", exact: true }).click();
  const heading = (await canvas.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await retype(page, canvas, heading, "Plates for the whole table");
  await expect.poll(() => apiFor(page).readDocument(id)).toContain("Plates for the whole table");
  await untilSaved(page);
  await visitor.goto(addressOf(slug));
  await expect(title).toContainText("Stoneware");

  await page.goto("/dashboard/sites");
  await page.getByRole("link", { name: "Kiln Row" }).click();
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("Number 2", { exact: true }).first()).toBeVisible();
  await visitor.reload();
  await expect(title).toHaveText("Plates for the whole table");

  await page.getByRole("button", { name: "Publish this again Number 1" }).click();
  await expect(page.getByText("Visitors see the earlier publication again")).toBeVisible();
  await visitor.reload();
  await expect(title).toContainText("Stoneware");

  await page.getByRole("tab", { name: "Messages" }).click();
  await expect(page.getByText("Are you open on Sunday?").first()).toBeVisible();

  await openEditor(page, id);
  await page.getByRole("button", { name: "History" }).click();
  await page.getByRole("button", { name: /^As it opened/ }).click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(canvas.getByRole("heading", { level: 1 })).toContainText("Stoneware");
  await untilSaved(page);

  await page.keyboard.press("Control+K");
  await expect(page.getByRole("dialog", { name: "Command menu" })).toBeVisible();
  await page.keyboard.type("download as a website");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await openOffline(browser, await download, async (offline) => {
    await expect(offline.getByRole("heading", { level: 1 })).toContainText("Stoneware");
    const image = offline.locator('img[src^="files/"]').first();
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toMatch(/^file:.*\.webp$/);
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    expect(await countBrokenPictures(offline)).toBe(0);
  });
});

test("the editor's publish dialog is there again after a question or another dialog was answered", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  const api = apiFor(page);
  const id = await api.createProject("Kiln Row", { document: publishableDocument({ Home: "Stoneware" }) });
  await openEditor(page, id);
  await publishFromEditor(page, newSlug());
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish" });

  await dialog.getByRole("button", { name: "Schedule" }).click();
  await page
    .getByRole("dialog", { name: "Schedule the publication" })
    .getByRole("button", { name: "Schedule" })
    .click();
  await expect(dialog.getByText(/^A snapshot will be published on/)).toBeVisible();

  await dialog.getByRole("button", { name: "Take offline" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take offline" }).click();
  await expect(dialog.getByText("Not published", { exact: true })).toBeVisible();
});

test("a downloaded publication contains the same page that visitors get", async ({ page, member, logIn }) => {
  const slug = newSlug();
  await logIn(page, member);
  const api = apiFor(page);
  const id = await api.createProject("Club", { document: publishableDocument({ home: "Walks", about: "About us" }) });
  const siteId = await api.createSite({ name: "Walking club", slug, project_id: id });
  await api.publish(siteId);

  await page.goto(`/dashboard/sites/${siteId}`);
  await untilHydrated(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download Number 1" }).click(),
  ]);

  expect(download.suggestedFilename()).toBe("Walking club 1.zip");
  const files = unzipSync(await readFile(await download.path()));
  const served = await (await page.goto(`${addressOf(slug)}/about`))?.text();
  expect(strFromU8(files["about.html"] ?? new Uint8Array())).toBe(withoutReportLink(served ?? ""));
});

test("a check says what prevents the publication, and links to the faulty page in the editor", async ({
  page,
  browserErrors,
  member,
  logIn,
}) => {
  await logIn(page, member);
  const api = apiFor(page);
  const { pages, styles } = publishableDocument({ home: "Hello", about: "About us" });
  const document = { pages: pages.map((each) => (each.id === "about" ? { ...each, title: "" } : each)), styles };
  const id = await api.createProject("Unfinished", { document });
  const siteId = await api.createSite({ name: "Unfinished", slug: newSlug(), project_id: id });
  browserErrors.allow(/422/);

  await page.goto(`/dashboard/sites/${siteId}`);
  await expect(page.getByText('The page "about" has no title.')).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  await page.getByRole("link", { name: "Show where" }).click();

  const canvas = page.frameLocator("iframe.gjs-frame");
  await expect(canvas.getByRole("heading", { name: "About us" })).toBeVisible();
});

test("a draft is shown to anyone who has its link and password", async ({ page, browserErrors, member, logIn }) => {
  await logIn(page, member);
  const api = apiFor(page);
  const id = await api.createProject("Draft", { document: publishableDocument({ home: "Not yet public" }) });
  const siteId = await api.createSite({ name: "Draft", slug: newSlug(), project_id: id });
  browserErrors.allow(/401/);

  await page.goto(`/dashboard/sites/${siteId}`);
  await page.getByRole("button", { name: "Create a link" }).click();
  await page.getByRole("dialog").getByLabel("Password").fill("orange-tree");
  await page.getByRole("dialog").getByRole("button", { name: "Create a link" }).click();
  const link = page.getByRole("link", { name: /preview-/ });
  await expect(link).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto((await link.getAttribute("href")) ?? "");
  await visitor.getByLabel("Password").fill("orange-tree");
  await visitor.getByRole("button", { name: "Show the draft" }).click();
  await expect(visitor.getByRole("heading", { name: "Not yet public" })).toBeVisible();
});

test("a site is deleted after a confirmation, and restored by Undo", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const api = apiFor(page);
  const id = await api.createProject("Club", { document: publishableDocument({ home: "Walks" }) });
  const siteId = await api.createSite({ name: "Walking club", slug: newSlug(), project_id: id });
  await api.publish(siteId);

  await page.goto("/dashboard/sites");
  await untilHydrated(page);
  const names = page.getByRole("list", { name: "Sites" }).getByRole("heading");
  await page.getByRole("button", { name: "Actions for Walking club" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No sites yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(names).toHaveText(["Walking club"]);
});

test("a script in a name, a message or a file name never runs in anyone's session", async ({
  page,
  browserErrors,
  member,
  logIn,
  logInAsAdmin,
}) => {
  test.setTimeout(180_000);
  const attack = `<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>`;
  const slug = newSlug();
  await logIn(page, member);
  const api = apiFor(page);
  const form = {
    tagName: "form",
    type: "form",
    attributes: { "data-form": attack },
    components: [{ tagName: "input", attributes: { name: "name", "aria-label": attack } }, { tagName: "button" }],
  };
  const code = { type: "custom-code", content: attack };
  const component = { type: "wrapper", components: [form, code, { tagName: "h1", content: attack }] };
  const pages = [{ id: "home", name: attack, title: attack, description: attack, frames: [{ component }] }];
  const id = await api.createProject(attack.slice(0, 80), { document: { pages, styles: [] } });
  const siteId = await api.createSite({ name: attack.slice(0, 80), slug, project_id: id });
  const name = attack.replaceAll("/", "");
  await api.uploadFile({ name: `${name}.txt`, mimeType: "text/plain", buffer: Buffer.from("text") });
  const buffer = await picture("png", { width: 20, height: 20 });
  await api.uploadFile({ name: `${name}.png`, mimeType: "image/png", buffer });
  await api.saveAsTemplate(id, attack.slice(0, 60));
  await api.nameLatestRevision(id, attack.slice(0, 80));
  const { id: domainId } = await api.createDomain(`www.${slug}.com`, siteId);
  await api.publish(siteId);
  browserErrors.allow(/404.*sites\.localhost/, /Failed to load.*sites\.localhost/);
  const visitor = await page.context().newPage();
  await visitor.goto(addressOf(slug));
  expect(await visitor.evaluate(() => "attacked" in window)).toBe(true); // custom code runs on the site's own host
  await visitor.locator("form input").first().fill(attack);
  await visitor.locator("form button").click();
  await expect(visitor.getByRole("heading", { name: "Thank you" })).toBeVisible();
  expect(await visitor.evaluate(() => "attacked" in window)).toBe(false);

  const expectNoAttack = async (screen: string) => {
    await expect(page.getByText("<img src=x").first(), screen).toBeAttached();
    for (const frame of page.frames()) expect(await frame.evaluate(() => "attacked" in window), screen).toBe(false);
  };
  const open = async (path: string) => {
    await page.goto(path);
    await untilHydrated(page);
    await expectNoAttack(path);
  };
  for (const path of [
    ...["/projects", "/projects/new", "/sites", "/files", "/domains", `/domains/${domainId}`],
    ...["publish", "submissions", "stats", "settings"].map((tab) => `/sites/${siteId}?tab=${tab}`),
  ])
    await open(`/dashboard${path}`);
  for (const list of ["projects", "sites"]) {
    await open(`/dashboard/${list}`);
    await page.getByRole("radio", { name: "List" }).check({ force: true });
    await expectNoAttack(`the list of ${list}`);
  }
  await open(`/dashboard/sites/${siteId}?tab=submissions`);
  await page.getByRole("row").last().getByRole("button").first().click();
  await expectNoAttack("an open message");

  await openEditor(page, id);
  await expectNoAttack("the editor");
  for (const panel of ["Pages", "Pictures", "History"]) {
    await page.getByRole("button", { name: panel, exact: true }).click();
    await expectNoAttack(`the panel ${panel}`);
  }
  for (const [dialog, show] of [
    ["a version", () => page.getByRole("button", { name: /^<img/ }).last().click()],
    ["the command menu", () => page.keyboard.press("Control+K")],
    ["the preview", () => page.getByRole("button", { name: "Preview", exact: true }).click()],
    ["publishing", () => page.getByRole("button", { name: "Publish", exact: true }).click()],
  ] as const) {
    await show();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoAttack(dialog);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }

  await endSession(page);
  await logInAsAdmin(page);
  await api.reportPage(addressOf(slug));
  await open(`/admin/sites?query=${slug}`);
  await open("/admin/sites?tab=reports");
});

test("axe finds nothing on the screens of sites", async ({ page, member, logIn }) => {
  test.setTimeout(180_000);
  await logIn(page, member);
  const api = apiFor(page);
  const id = await api.createProject("Club", { document: publishableDocument({ home: "Walks", about: "About" }) });
  const siteId = await api.createSite({ name: "Walking club", slug: newSlug(), project_id: id });
  await api.publish(siteId);
  await api.saveDocument(id, documentOf({ home: "New walks" }), 2);

  for (const path of ["/dashboard/sites", "/dashboard/sites/new", `/dashboard/sites/${siteId}`]) {
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    await expectNoAxeViolations(page, path);
  }
  await expect(page.getByRole("heading", { name: "Fix this before you publish" })).toBeVisible();
  await page.goto(`/dashboard/sites/${siteId}?tab=submissions`);
  await expect(page.getByRole("heading", { name: "No messages yet" })).toBeVisible();
  await expectNoAxeViolations(page, "the messages of a site");
  await page.goto(`/dashboard/sites/${siteId}?tab=settings`);
  await expect(page.getByLabel("Form recipient")).toBeVisible();
  await expectNoAxeViolations(page, "the settings of a site");
});

/** Presses Tab, or Shift+Tab to go back, until the element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, { back = false } = {}) {
  const matches = (label: string) => (typeof name === "string" ? label === name : name.test(label));
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return element?.getAttribute("aria-label") ?? labels[0]?.textContent ?? element?.textContent ?? "";
    });
    if (matches(label.trim())) return;
  }
  throw new Error(`The Tab key does not reach ${name}.`);
}

test("a project is created, edited and published with the keyboard alone", async ({ page, member, logIn }) => {
  test.setTimeout(120_000);
  const slug = newSlug();
  await logIn(page, member);
  await page.goto("/dashboard/projects/new");
  await untilHydrated(page);
  await tabTo(page, "Name");
  await page.keyboard.type("Keyboard club");
  await tabTo(page, /^Create project/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/editor\/\d+$/);
  await expect(page.getByRole("group", { name: "Zoom" })).toBeVisible();
  const canvas = page.frameLocator("iframe.gjs-frame");

  await tabTo(page, "Add");
  await page.keyboard.press("Enter");
  await tabTo(page, "Heading");
  await page.keyboard.press("Enter");
  await tabTo(page, "Section");
  await page.keyboard.press("Enter");
  await expect(canvas.locator("section")).toHaveCount(1);
  await tabTo(page, "Add", { back: true });
  await page.keyboard.press("ArrowDown"); // the arrow keys move from button to button in the rail
  await expect(page.getByRole("button", { name: "Layers", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, "Section");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(canvas.locator("[data-gjs-type=wrapper] > *").first()).toHaveClass(/section/);

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const heading = page.getByRole("treeitem", { name: /^Heading/ }).last();
  for (let steps = 0; steps < 10 && (await heading.getAttribute("aria-selected")) !== "true"; steps += 1)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("F2");
  await expect(canvas.locator("[contenteditable=true]")).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Made without a mouse");
  await page.keyboard.press("Escape");
  await expect(canvas.getByRole("heading", { name: "Made without a mouse" })).toBeVisible();

  await tabTo(page, "Text colour");
  await page.keyboard.press("Enter");
  await tabTo(page, "accent");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await untilSaved(page);

  await tabTo(page, "Publish", { back: true });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Publish" }).getByLabel("Address")).toBeVisible();
  await tabTo(page, "Address");
  await page.keyboard.press("Control+A");
  await page.keyboard.type(slug);
  await tabTo(page, /^Create site/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true })).toBeEnabled();
  await tabTo(page, "Publish");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByText("Published", { exact: true })).toBeVisible();

  await page.goto(addressOf(slug));
  const publishedHeading = page.getByRole("heading", { name: "Made without a mouse" });
  await expect(publishedHeading).toBeVisible();
  await expect(publishedHeading).toHaveCSS("color", "rgb(29, 63, 174)"); // the accent colour of the blank template
});
