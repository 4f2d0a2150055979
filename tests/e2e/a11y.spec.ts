import type { Page } from "@playwright/test";
import { ADMIN_FORMS, ADMIN_SCREENS } from "./admin-screens";
import { expectNoAxeViolations, findAxeViolations } from "./axe";
import { expect, newAddress, test, untilHydrated } from "./fixtures";

async function openAndCheck(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible(); // the page, not only its placeholder
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
  if (PATHS_WITH_PERMISSIONS.includes(path))
    await page.getByRole("searchbox", { name: "Search permissions" }).fill("files");
  await expectNoAxeViolations(page, path);
}

/**
 * Pages with the list of all permissions, which takes axe half a minute to check. On these pages, a search hides most
 * of the permissions. The full list is checked only on `/admin/roles/new`.
 */
const PATHS_WITH_PERMISSIONS = ["/admin/roles/2", "/admin/users/new", "/admin/products/new"];

const GUEST_PATHS = [
  "/",
  "/pages/terms",
  "/contact",
  "/report",
  "/login",
  "/register",
  "/forgot-password",
  "/password/reset/a-token",
  "/email-change/undo/a-token",
  "/notifications/unsubscribe/a-token",
  "/form-recipient/a-token",
  "/workspace/join/login",
  "/workspace/join/register",
];
/** Every screen of the admin area, every form for a new row, and the forms for a role and a user. */
const ADMIN_PATHS = [
  "/admin",
  ...ADMIN_SCREENS.map(({ href }) => href),
  ...ADMIN_FORMS,
  ...["/admin/roles/2", "/admin/users/1"],
];
const MEMBER_PATHS = [
  "/dashboard",
  "/dashboard/sites",
  "/dashboard/domains",
  "/dashboard/projects",
  "/dashboard/projects/new",
  "/dashboard/files",
  "/dashboard/workspaces",
  "/dashboard/workspaces/new",
  "/notifications",
  "/notifications/settings",
];

for (const path of GUEST_PATHS) {
  test(`axe finds nothing on ${path}`, ({ page }) => openAndCheck(page, path));
}

for (const path of MEMBER_PATHS) {
  test(`axe finds nothing on ${path}`, async ({ page, member, logIn }) => {
    await logIn(page, member);
    await openAndCheck(page, path);
  });
}

for (const path of ADMIN_PATHS) {
  test(`axe finds nothing on ${path}`, async ({ page, logInAsAdmin }) => {
    await logInAsAdmin(page);
    await openAndCheck(page, path);
  });
}

test("axe finds nothing on the screen that asks for the verification code", async ({ page, admin, logIn }) => {
  await logIn(page, await admin.createAccount(newAddress("unverified"), { isVerified: false }));
  await openAndCheck(page, "/");
});

test("axe finds nothing on the 404 screen", async ({ page, browserErrors, member, logIn }) => {
  browserErrors.allow(/404/);
  await openAndCheck(page, "/no-such-page");
  await logIn(page, member);
  await openAndCheck(page, "/dashboard/nowhere");
});

test("axe finds nothing on a form with invalid fields", async ({ page }) => {
  await page.goto("/register");
  await untilHydrated(page);
  await page.getByLabel("Email", { exact: true }).fill("not an address");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm password", { exact: true }).fill("other");
  await page.getByLabel("Email", { exact: true }).focus();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  expect(await findAxeViolations(page)).toEqual([]);
});

test("axe finds nothing in the account menu, the command menu and the drawer", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await page.emulateMedia({ reducedMotion: "reduce" }); // so that no colour is measured during a transition
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto("/dashboard");
  await untilHydrated(page);
  for (const name of ["Menu", "Search or jump to", /Account menu/]) {
    await page.getByRole("button", { name, exact: typeof name === "string" }).click();
    await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toBeVisible();
    // only the dialog or menu: while it is open, the page behind it is hidden from screen readers
    expect(await findAxeViolations(page, { within: '[role="dialog"], [role="menu"]' }), String(name)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toBeHidden();
  }
});
