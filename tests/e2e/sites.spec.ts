import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { picture } from "../support/pictures";
import { apiOf } from "./api";
import { expectNoFaults } from "./axe";
import { documentOf, openEditor, retype, untilSaved } from "./editor";
import { environmentValue, expect, test, untilHydrated } from "./fixtures";

const apiFor = (page: Page) => apiOf(page.request, environmentValue("PLINTH_E2E_URL"));

/** A slug that no other test uses. */
const newSlug = () => `site-${randomBytes(6).toString("hex")}`;

/** The address of a site on the platform's host. */
const addressOf = (slug: string) => environmentValue("PLINTH_E2E_URL").replace("//", `//${slug}.sites.`);

/** A document whose pages can be published. */
function publishable(headings: Record<string, string>) {
  const { pages, styles } = documentOf(headings);
  return { pages: pages.map((page) => ({ ...page, title: page.name, description: "About." })), styles };
}

async function publishFromEditor(page: Page, slug: string) {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish" });
  await dialog.getByLabel("Address").fill(slug);
  await dialog.getByRole("button", { name: "Create site" }).click();
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dialog.getByText("Published", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
}

test("from a template to a published site with an uploaded picture and a form", async ({ page, member, signIn }) => {
  const slug = newSlug();
  await signIn(page, member);
  const api = apiFor(page);
  const id = await api.createProject("Kiln Row", { template: "pottery-studio" });
  const buffer = await picture("jpeg", { width: 900, height: 600 });
  const url = await api.uploadFile({ name: "bowl.jpg", mimeType: "image/jpeg", buffer });
  const stored = (await api.readDocument(id)).replaceAll("/templates/pottery-studio/kiln.svg", url);
  await api.saveDocument(id, JSON.parse(stored).document, 1);

  const canvas = await openEditor(page, id);
  await publishFromEditor(page, slug);
  const visitor = await page.context().newPage();
  await visitor.goto(addressOf(slug));
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Stoneware");
  const photo = visitor.locator('picture img[src^="/_files/"]').first();
  for (const path of ["/", "/classes", "/visit"]) {
    await visitor.goto(addressOf(slug) + path);
    if ((await photo.count()) > 0) break;
  }
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain(".avif");
  await expect.poll(() => photo.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);

  await visitor.goto(`${addressOf(slug)}/visit`);
  await visitor.getByLabel("Name").fill("Ana");
  await visitor.getByLabel("Email").fill("ana@example.com");
  await visitor.locator("textarea").fill("Are you open on Sunday?");
  await visitor.locator("form button").click();
  await expect(visitor.getByRole("heading", { name: "Thank you" })).toBeVisible();

  const heading = (await canvas.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await retype(page, canvas, heading, "Plates for the whole table");
  await untilSaved(page);
  await visitor.goto(addressOf(slug));
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Stoneware");

  await page.goto("/dashboard/sites");
  await page.getByRole("link", { name: "Kiln Row" }).click();
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("Number 2")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Plates for the whole table");

  await page.getByRole("button", { name: "Publish this again Number 1" }).click();
  await expect(page.getByText("Visitors see the earlier publication again")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Stoneware");

  await page.getByRole("tab", { name: "Messages" }).click();
  await expect(page.getByText("Are you open on Sunday?").first()).toBeVisible();
});

test("a check says what prevents the publication, and leads there", async ({ page, noise, member, signIn }) => {
  await signIn(page, member);
  const api = apiFor(page);
  const { pages, styles } = publishable({ home: "Hello", about: "About us" });
  const document = { pages: pages.map((each) => (each.id === "about" ? { ...each, title: "" } : each)), styles };
  const id = await api.createProject("Unfinished", { document });
  const siteId = await api.createSite({ name: "Unfinished", slug: newSlug(), project_id: id });
  noise.allow(/422/);

  await page.goto(`/dashboard/sites/${siteId}`);
  await expect(page.getByText('The page "about" has no title.')).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  await page.getByRole("link", { name: "Show the place" }).click();

  const canvas = page.frameLocator("iframe.gjs-frame");
  await expect(canvas.getByRole("heading", { name: "About us" })).toBeVisible();
});

test("a draft is shown to who has its link and password", async ({ page, noise, member, signIn }) => {
  await signIn(page, member);
  const api = apiFor(page);
  const id = await api.createProject("Draft", { document: publishable({ home: "Not yet public" }) });
  const siteId = await api.createSite({ name: "Draft", slug: newSlug(), project_id: id });
  noise.allow(/401/);

  await page.goto(`/dashboard/sites/${siteId}`);
  await page.getByRole("button", { name: "Make a link" }).click();
  await page.getByRole("dialog").getByLabel("Password").fill("orange-tree");
  await page.getByRole("dialog").getByRole("button", { name: "Make a link" }).click();
  const link = page.getByRole("link", { name: /preview-/ });
  await expect(link).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto((await link.getAttribute("href")) ?? "");
  await visitor.getByLabel("Password").fill("orange-tree");
  await visitor.getByRole("button", { name: "Show the draft" }).click();
  await expect(visitor.getByRole("heading", { name: "Not yet public" })).toBeVisible();
});

test("sites are deleted with a question and an undo, and restored from the trash", async ({ page, member, signIn }) => {
  await signIn(page, member);
  const api = apiFor(page);
  const id = await api.createProject("Club", { document: publishable({ home: "Walks" }) });
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

test("a script in a name, a message or a file name runs in nobody's session", async ({
  page,
  noise,
  member,
  signIn,
}) => {
  test.setTimeout(120_000);
  const attack = `<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>`;
  const slug = newSlug();
  await signIn(page, member);
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
  const name = `${attack.replaceAll("/", "")}.txt`;
  await api.uploadFile({ name, mimeType: "text/plain", buffer: Buffer.from("text") });
  await api.publish(siteId);
  noise.allow(/404.*sites\.localhost/, /Failed to load.*sites\.localhost/);
  const visitor = await page.context().newPage();
  await visitor.goto(addressOf(slug));
  expect(await visitor.evaluate(() => "attacked" in window)).toBe(true); // custom code runs on the site's own host
  await visitor.locator("form input").first().fill(attack);
  await visitor.locator("form button").click();
  await expect(visitor.getByRole("heading", { name: "Thank you" })).toBeVisible();
  expect(await visitor.evaluate(() => "attacked" in window)).toBe(false);

  const paths = [
    ...["/dashboard/projects", "/dashboard/sites", "/dashboard/files", "/dashboard/domains", `/editor/${id}`],
    ...["publish", "submissions", "stats", "settings"].map((tab) => `/dashboard/sites/${siteId}?tab=${tab}`),
  ];
  for (const path of paths) {
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => "attacked" in window), path).toBe(false);
    for (const frame of page.frames()) expect(await frame.evaluate(() => "attacked" in window), path).toBe(false);
  }
});

test("axe finds nothing on the screens of sites", async ({ page, member, signIn }) => {
  test.setTimeout(180_000);
  await signIn(page, member);
  const api = apiFor(page);
  const id = await api.createProject("Club", { document: publishable({ home: "Walks", about: "About" }) });
  const siteId = await api.createSite({ name: "Walking club", slug: newSlug(), project_id: id });
  await api.publish(siteId);
  await api.saveDocument(id, { ...publishable({ home: "New walks" }), assets: [] }, 2);

  for (const path of ["/dashboard/sites", "/dashboard/sites/new", `/dashboard/sites/${siteId}`]) {
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    await expectNoFaults(page, path);
  }
  await page.goto(`/dashboard/sites/${siteId}?tab=settings`);
  await expect(page.getByLabel("Recipient of forms")).toBeVisible();
  await expectNoFaults(page, "the settings of a site");
});

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, { back = false } = {}) {
  const matches = (label: string) => (typeof name === "string" ? label === name : name.test(label));
  for (let pressed = 0; pressed < 150; pressed += 1) {
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

test("the keyboard alone makes a project, changes a section and publishes it", async ({ page, member, signIn }) => {
  test.setTimeout(120_000);
  const slug = newSlug();
  await signIn(page, member);
  await page.goto("/dashboard/projects/new");
  await untilHydrated(page);
  await tabTo(page, "Name");
  await page.keyboard.type("Keyboard club");
  await tabTo(page, /^Create project/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/editor\/\d+$/);
  await expect(page.getByRole("treeitem", { name: "Body" })).toBeVisible();
  const canvas = page.frameLocator("iframe.gjs-frame");

  await tabTo(page, "Add");
  await page.keyboard.press("Enter");
  await tabTo(page, "Heading");
  await page.keyboard.press("Enter");
  await tabTo(page, "Section");
  await page.keyboard.press("Enter");
  await expect(canvas.locator("section")).toHaveCount(1);
  await tabTo(page, "Layers", { back: true });
  await page.keyboard.press("Enter");
  await tabTo(page, "Section");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(canvas.locator("[data-gjs-type=wrapper] > *").first()).toHaveClass(/section/);

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const heading = page.getByRole("treeitem", { name: /^Heading/ }).last();
  for (let steps = 0; steps < 10 && (await heading.getAttribute("aria-selected")) !== "true"; steps += 1)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
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
  const shown = page.getByRole("heading", { name: "Made without a mouse" });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((element) => getComputedStyle(element).color)).not.toBe("rgb(28, 27, 24)");
});
