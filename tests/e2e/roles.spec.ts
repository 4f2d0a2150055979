import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "./fixtures";

/** Moves the focus with the Tab key until it is on the element with this name. */
async function tabTo(page: Page, name: string, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press(key);
    if ((await page.evaluate(nameOfFocused)) === name) return;
  }
  throw new Error(`The Tab key does not reach "${name}".`);
}

/** Returns the name of the element that has the focus. Runs in the page. */
function nameOfFocused(): string | undefined {
  const element = document.activeElement;
  const [label] = (element as HTMLInputElement | null)?.labels ?? [];
  return (element?.getAttribute("aria-label") ?? label?.textContent ?? element?.textContent)?.trim();
}

test("a role is created, found, changed and deleted with the keyboard alone", async ({ page, logInAsAdmin }) => {
  test.slow();
  const name = `Editors ${Date.now()}`;
  await logInAsAdmin(page);
  await page.goto("/admin/roles");
  await untilHydrated(page);

  await tabTo(page, "New role");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/roles/new");
  await untilHydrated(page);
  await tabTo(page, "Name");
  await page.keyboard.type(name);
  await tabTo(page, "See users users.view");
  await page.keyboard.press("Space");
  await tabTo(page, "Name", "Shift+Tab");
  await page.keyboard.press("Enter"); // Enter in a field submits the form
  await expect(page).toHaveURL("/admin/roles");
  await expect(page.getByText("Role created")).toBeVisible();

  await tabTo(page, "Search roles");
  await page.keyboard.type(name);
  await expect(page).toHaveURL(/\?query=Editors/);
  await expect(page.getByRole("row", { name: new RegExp(name) })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await tabTo(page, name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await untilHydrated(page);

  await tabTo(page, "Description");
  await page.keyboard.type("Write the blog");
  await tabTo(page, "Name", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Role saved")).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByLabel("Description")).toHaveValue("Write the blog");
  await expect(page.getByLabel("See users users.view")).toBeChecked();

  await tabTo(page, "Delete role");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: `Delete "${name}"?` });
  await expect(question).toBeVisible();
  await tabTo(page, "Delete role");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/roles");
  await expect(page.getByText("Role deleted")).toBeVisible();
});

test("a link can set the order of the list, and a CSV file can be downloaded", async ({ page, logInAsAdmin }) => {
  await logInAsAdmin(page);
  await page.goto("/admin/roles?type=workspace&orderBy=name&orderDir=desc");
  await untilHydrated(page);

  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("row").nth(1)).toContainText("Workspace editor");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^roles-\d{4}-\d\d-\d\d\.csv$/);
});

test("the address of an invalid role id has status 404, and that of a missing role shows the 404 screen", async ({
  page,
  browserErrors,
  logInAsAdmin,
}) => {
  browserErrors.allow(/404/);
  await logInAsAdmin(page);

  expect((await page.goto("/admin/roles/first"))?.status()).toBe(404);
  await page.goto("/admin/roles/999999");
  await expect(page.getByText("404")).toBeVisible();
});

test("the buttons of a form stay above the cookie notice", async ({ page, logInAsAdmin }) => {
  await logInAsAdmin(page);
  await page.goto("/admin/roles/new");
  await untilHydrated(page);
  const notice = page.getByRole("region", { name: "Cookie notice" });
  await expect(notice).toBeVisible();

  const [cancelBox, noticeBox] = [
    await page.getByRole("link", { name: "Cancel" }).boundingBox(),
    await notice.boundingBox(),
  ];
  if (!cancelBox || !noticeBox) throw new Error("The Cancel button or the cookie notice is not shown.");
  expect(cancelBox.y + cancelBox.height).toBeLessThanOrEqual(noticeBox.y);
});

test("going back asks before the input for a new role is lost", async ({ page, logInAsAdmin }) => {
  await logInAsAdmin(page);
  await page.goto("/admin/roles");
  await untilHydrated(page);
  await page.getByRole("link", { name: "New role" }).click();
  await expect(page).toHaveURL("/admin/roles/new");
  await page.getByLabel("Name", { exact: true }).fill("Half a role");

  await page.evaluate(() => window.history.back());
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half a role");
  await expect(page).toHaveURL("/admin/roles/new");

  await page.evaluate(() => window.history.back());
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/admin/roles");
  await expect(page.getByRole("heading", { name: "Roles", level: 1 })).toBeVisible();
});
