import type { Page } from "@playwright/test";
import { type Api, apiOf } from "./api";
import { expectNoAxeViolations, findAxeViolations } from "./axe";
import { documentOf } from "./editor";
import { endSession, expect, newAddress, untilHydrated } from "./fixtures";
import { test } from "./own-server";

// Abuse of published sites. This file has its own server, because it changes which publications are held.

test.describe.configure({ mode: "serial" });
test.use({ serverName: "abuse" });

type Server = { origin: string; admin: Api };

const addressOf = ({ origin }: Server, slug: string) => origin.replace("//", `//${slug}.sites.`);
const reportLink = (page: Page) => page.getByRole("link", { name: "Report this site" });

/** Returns a document whose pages can be published. */
function publishableDocument(headings: Record<string, string>, style: Record<string, string> = {}) {
  const { pages, styles } = documentOf(headings);
  return {
    pages: pages.map((page) => ({ ...page, title: page.name, description: "About." })),
    styles: [...styles, { selectorsAdd: "body, a, p, report-link", style }],
  };
}

/** Logs a new member in. Returns a function that does so again. */
async function logInAsMember(page: Page, { origin, admin }: Server) {
  const api = apiOf(page.request, origin);
  const person = await admin.createAccount(newAddress("member"));
  await api.logIn(person);
  return { api, logInAgain: () => api.logIn(person) };
}

async function openAsAdmin(page: Page, { origin, admin }: Server, path: string) {
  await endSession(page);
  await page.context().addCookies(await admin.cookies());
  await page.goto(origin + path);
  await untilHydrated(page);
}

test("a visitor reports a page through its link, the admin sees it, suspends several sites at once, and undoes it", async ({
  page,
  ownServer,
  browserErrors,
}) => {
  browserErrors.allow(/404/); // of the suspended sites
  const slugs = ["kiln-one", "kiln-two"];
  const visitor = await page.context().newPage();
  const statuses = async () => [
    (await visitor.goto(addressOf(ownServer, "kiln-one")))?.status(),
    (await visitor.goto(addressOf(ownServer, "kiln-two")))?.status(),
  ];
  const { api } = await logInAsMember(page, ownServer);
  const document = publishableDocument({ home: "Kiln and clay", about: "About us" });
  const projectId = await api.createProject("Kiln", { document });
  for (const slug of slugs) await api.publish(await api.createSite({ name: slug, slug, project_id: projectId }));
  await endSession(page);

  await page.goto(`${addressOf(ownServer, "kiln-one")}/about`);
  await reportLink(page).click();
  await untilHydrated(page);
  await expect(page.getByLabel("Address of the page")).toHaveValue(`${addressOf(ownServer, "kiln-one")}/about`);
  await page.getByLabel("Details").fill("It asks for my bank account.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Thank you for your report" })).toBeVisible();

  await openAsAdmin(page, ownServer, "/admin/sites?tab=reports");
  await expect(page.getByText("It asks for my bank account.")).toBeVisible();
  await page.getByRole("tab", { name: "All sites" }).click();
  for (const slug of slugs) await page.getByRole("checkbox", { name: slug }).check();
  await page.getByRole("button", { name: "Suspend…" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Suspend 2 sites?" });
  await dialog.getByLabel("Reason").fill("Phishing");
  await dialog.getByRole("button", { name: "Suspend 2 sites" }).click();
  await expect(page.getByText("2 sites suspended")).toBeVisible();
  expect(await statuses()).toEqual([404, 404]);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Suspension lifted")).toBeVisible();
  expect(await statuses()).toEqual([200, 200]);
  await page.getByRole("tab", { name: "Evidence" }).click();
  await expect(page.getByRole("cell", { name: "Reported by a visitor" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^site-evidence-.*\.csv$/);
});

test("a publication that is held by the setting is compared with what visitors see, and approved", async ({
  page,
  ownServer,
}) => {
  const address = addressOf(ownServer, "walks");
  const visitor = await page.context().newPage();
  const title = visitor.getByRole("heading", { level: 1 });
  const { api, logInAgain } = await logInAsMember(page, ownServer);
  const id = await api.createProject("Walks", { document: publishableDocument({ home: "Sunday walk" }) });
  const siteId = await api.createSite({ name: "Walking club", slug: "walks", project_id: id });
  await api.publish(siteId);

  await openAsAdmin(page, ownServer, "/admin/settings");
  await page.getByRole("radio", { name: "All" }).check();
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await endSession(page);
  await logInAgain();
  await api.saveDocument(id, publishableDocument({ home: "Monday walk" }), 2);
  await api.publish(siteId);
  await visitor.goto(address);
  await expect(title).toHaveText("Sunday walk");

  await openAsAdmin(page, ownServer, "/admin/sites?tab=reviews");
  await page.getByRole("link", { name: "Walking club" }).click();
  await expect(page.getByText("Every publication is reviewed")).toBeVisible();
  const heading = (frame: string) => page.frameLocator(`iframe[title="${frame}"]`).getByRole("heading", { level: 1 });
  await expect(heading("Live")).toHaveText("Sunday walk");
  await expect(heading("New")).toHaveText("Monday walk");
  await page.getByRole("button", { name: "Publish 1 page" }).click();
  await expect(page.getByText("Nothing waits for a review")).toBeVisible();
  await visitor.reload();
  await expect(title).toHaveText("Monday walk");
  await ownServer.admin.changeSettings({ sites: { review: "off" } });
});

test("the site's styles do not reach the link for reports, it works by keyboard, and it is not printed", async ({
  page,
  ownServer,
}) => {
  const { api } = await logInAsMember(page, ownServer);
  const hostile = { color: "#777", opacity: "0.99", "text-transform": "uppercase", "letter-spacing": "40px" };
  const hidden = { ...hostile, "font-size": "1px" };
  const document = publishableDocument({ home: "Clay" }, hidden);
  const id = await api.createProject("Clay", { document });
  await api.publish(await api.createSite({ name: "Clay", slug: "clay-styles", project_id: id }));

  await page.goto(addressOf(ownServer, "clay-styles"));
  const link = reportLink(page);
  const box = await link.boundingBox();
  await page.keyboard.press("Tab");

  await expect(link).toBeFocused();
  await expect(link).toHaveCSS("font-size", "12px");
  await expect(link).toHaveCSS("outline-style", "auto");
  await expect(link).toHaveCSS("letter-spacing", "normal");
  expect(box?.height).toBeGreaterThanOrEqual(24);
  await page.emulateMedia({ media: "print" });
  await expect(link).toBeHidden();
});

test("axe finds nothing on a page with the link for reports, in the settings and on the screens about abuse", async ({
  page,
  ownServer,
}) => {
  test.setTimeout(180_000);
  const { api } = await logInAsMember(page, ownServer);
  const id = await api.createProject("Pottery", { template: "pottery-studio" });
  await api.publish(await api.createSite({ name: "Pottery", slug: "pottery-axe", project_id: id }));
  await page.goto(addressOf(ownServer, "pottery-axe"));
  await expect(reportLink(page)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  for (const path of ["/admin/settings", "/admin/sites?tab=reports", "/admin/sites?tab=evidence"]) {
    await openAsAdmin(page, ownServer, path);
    await expectNoAxeViolations(page, path);
  }
});
