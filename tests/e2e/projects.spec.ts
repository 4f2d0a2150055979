import type { Page } from "@playwright/test";
import { apiOf } from "./api";
import { expectNoAxeViolations } from "./axe";
import { countBrokenPictures, openOffline } from "./downloaded-site";
import { documentOf } from "./editor";
import { environmentValue, expect, test, untilHydrated } from "./fixtures";

const apiFor = (page: Page) => apiOf(page.request, environmentValue("PLINTH_E2E_URL"));

async function openProjects(page: Page) {
  await page.goto("/dashboard/projects");
  await untilHydrated(page);
}

/** Chooses an entry of a project's menu. */
async function choose(page: Page, project: string, entry: string) {
  await page.getByRole("button", { name: `Actions for ${project}` }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

test("a project's card shows the project's first page as it is now, and links to the editor", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  const id = await apiFor(page).createProject("Pottery", { document: documentOf({ home: "Fired twice" }) });
  await openProjects(page);
  const card = page.getByRole("listitem").filter({ hasText: "Pottery" });
  await expect(card.frameLocator("iframe").getByText("Fired twice")).toBeAttached();

  await apiFor(page).saveDocument(id, documentOf({ home: "Used daily" }), 2);
  await openProjects(page);
  await expect(card.frameLocator("iframe").getByText("Used daily")).toBeAttached();
  await card.getByRole("link", { name: "Pottery" }).click();
  await page.waitForURL(`/editor/${id}`);
});

test("projects are renamed, copied, deleted with an undo, and restored from the trash", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  await apiFor(page).createProject("Walking club");
  await openProjects(page);
  const names = page.getByRole("list", { name: "Projects" }).getByRole("heading");

  await choose(page, "Walking club", "Rename");
  await page.getByRole("dialog").getByLabel("Name").fill("Sunday walks");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(names).toHaveText(["Sunday walks"]);

  await choose(page, "Sunday walks", "Duplicate");
  await expect(names).toHaveText(["Copy of Sunday walks", "Sunday walks"]);
  await expect(page.getByRole("link", { name: /^Projects/ }).first()).toContainText("2");

  await choose(page, "Sunday walks", "Delete");
  await expect(names).toHaveText(["Copy of Sunday walks"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(names).toHaveCount(2);

  await choose(page, "Copy of Sunday walks", "Delete");
  await expect(names).toHaveText(["Sunday walks"]);
  await page.getByRole("radio", { name: "Trash" }).check();
  await choose(page, "Copy of Sunday walks", "Restore");
  await page.getByRole("radio", { name: "Projects" }).check();
  await expect(names).toHaveCount(2);
});

test("the list view has a row for each project, and is still chosen after a reload", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  const api = apiFor(page);
  for (const name of ["Bike repair", "Choir", "Supper"]) await api.createProject(name);
  await openProjects(page);
  await page.getByRole("radio", { name: "List" }).check();
  await expect(page.getByRole("row")).toHaveCount(4);
  await page.reload();
  await expect(page.getByRole("row")).toHaveCount(4);

  await page.getByRole("searchbox", { name: "Search projects" }).fill("choir");
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("a project is saved as a template, another project starts from it, and the template is deleted", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  await apiFor(page).createProject("Pottery", { document: documentOf({ home: "Fired twice" }) });
  await openProjects(page);
  await choose(page, "Pottery", "Save as template");
  const dialog = page.getByRole("dialog", { name: "Save as template" });
  await dialog.getByLabel("Name").fill("Studio");
  await expectNoAxeViolations(page, "the dialog that saves a template");
  await dialog.getByRole("button", { name: "Save template" }).click();
  await expect(page.getByText('Template "Studio" saved')).toBeVisible();

  await page.goto("/dashboard/projects/new");
  await untilHydrated(page);
  await page.getByLabel("Name").fill("Second studio");
  await page.getByRole("radio", { name: "Yours" }).check();
  await expect(page.getByRole("radio", { name: /pages?$/ })).toHaveCount(1);
  await expect(page.frameLocator("iframe").getByText("Fired twice")).toBeAttached();
  await expectNoAxeViolations(page, "the user's own templates");
  await page.getByRole("radio", { name: "Studio 1 page" }).check({ force: true });
  await page.getByRole("button", { name: "Create project" }).click();
  await page.waitForURL(/\/editor\/\d+$/);
  await expect(page.frameLocator("iframe").getByText("Fired twice")).toBeVisible();

  await page.goto("/dashboard/projects/new");
  await untilHydrated(page);
  await page.getByRole("radio", { name: "Studio 1 page" }).check({ force: true });
  await page.getByRole("button", { name: "Delete Studio" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Template deleted")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Studio 1 page" })).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Blank page 1 page" })).toBeChecked();
});

test("the pages of a template can be looked at and chosen, in a window that is not high", async ({
  page,
  member,
  logIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await logIn(page, member);
  await page.goto("/dashboard/projects/new");
  await page.getByRole("button", { name: "Look at the pages of Corner café" }).click();
  const dialog = page.getByRole("dialog", { name: "Corner café" });

  await expect(dialog.getByRole("heading", { name: "Corner café" })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("figure").first()).toContainText("Page 1");
  await dialog.getByRole("button", { name: "Use this template" }).click();

  await expect(page.getByRole("radio", { name: /Corner café/ })).toBeChecked();
});

test("a dialog that is higher than the window can be scrolled from its title to its end", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  await apiFor(page).createProject("Pottery", { document: documentOf({ home: "Fired twice" }) });
  await openProjects(page);
  await choose(page, "Pottery", "Rename");
  await page.setViewportSize({ width: 1280, height: 200 });

  const dialog = page.getByRole("dialog");
  for (const part of [dialog.getByRole("button", { name: "Rename" }), dialog.getByRole("heading")]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("a downloaded website opens from a folder, without the app", async ({ page, member, logIn, browser }) => {
  await logIn(page, member);
  await apiFor(page).createProject("Pottery", { template: "pottery-studio" });
  await openProjects(page);
  await page.getByRole("button", { name: "Actions for Pottery" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download as a website" }).click(),
  ]);
  await openOffline(browser, download, async (site, folder) => {
    await site.getByRole("link", { name: "Visit" }).first().click();
    await expect(site).toHaveURL(`file://${folder}/visit.html`);
    expect(await countBrokenPictures(site)).toBe(0);
    const loadedFonts = () =>
      document.fonts.ready.then((fonts) => [...fonts].filter(({ status }) => status === "loaded").length);
    expect(await site.evaluate(loadedFonts)).toBeGreaterThan(0);
  });
});

test("once the limit is used up, the way out is said before a project is named", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const api = apiFor(page);
  for (const name of ["One", "Two", "Three"]) await api.createProject(name);
  await page.goto("/dashboard/projects/new");
  await expect(page.getByRole("heading", { name: "You have used all 3 projects" })).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveCount(0);
  await page.getByRole("link", { name: "Show them" }).click();

  await page.getByRole("button", { name: "3 of 3 projects" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("What is in the trash does not count.");
});

test("axe finds nothing on the projects, as cards and as a list", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await apiFor(page).createProject("Pottery", { template: "pottery-studio" });
  await openProjects(page);
  await expect(page.getByRole("listitem").filter({ hasText: "Pottery" })).toBeVisible();
  await expectNoAxeViolations(page, "the projects as cards");
  await page.getByRole("radio", { name: "List" }).check();
  await expectNoAxeViolations(page, "the projects as a list");
});
