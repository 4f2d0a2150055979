import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, newAddress, ready, test } from "./fixtures";

/** axe finds nothing on any page, in either theme, on a wide and a narrow screen. */

async function hasNoFaults(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(describeViolations(violations), path).toEqual([]);
}

type Violation = { id: string; nodes: { html: string }[] };

const describeViolations = (violations: Violation[]) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);

const GUEST = [
  "/",
  "/pages/terms",
  "/login",
  "/register",
  "/forgot-password",
  "/password/reset/a-token",
  "/email-change/undo/a-token",
  "/workspace/join/login",
  "/workspace/join/register",
];
const ADMIN = ["/admin", "/admin/roles", "/admin/roles/new", "/admin/roles/2", "/admin/users", "/admin/users/1"];
const MEMBER = ["/dashboard", "/dashboard/sites", "/dashboard/domains", "/dashboard/projects", "/dashboard/files"];

for (const mode of ["light", "dark"] as const) {
  for (const width of [1280, 375]) {
    test.describe(`${mode}, ${width} px wide`, () => {
      test.use({ viewport: { width, height: 820 } });

      test.beforeEach(async ({ page }) => {
        if (mode === "light") return;
        await page.goto("/");
        await ready(page);
        await page.getByRole("button", { name: "Dark mode" }).click();
      });

      test("guests' pages", async ({ page }) => {
        for (const path of GUEST) await hasNoFaults(page, path);
      });

      test("members' pages", async ({ page, member, signIn }) => {
        await signIn(page, member);
        for (const path of MEMBER) await hasNoFaults(page, path);
      });

      test("the verify screen", async ({ page, admin, signIn }) => {
        await signIn(page, await admin.createMember(newAddress("unverified"), { isVerified: false }));
        await hasNoFaults(page, "/");
      });

      test("the admin area", async ({ page, signInAsAdmin }) => {
        await signInAsAdmin(page);
        for (const path of ADMIN) await hasNoFaults(page, path);
      });

      test("the 404 screen", async ({ page, noise, member, signIn }) => {
        noise.allow(/404/);
        await hasNoFaults(page, "/no-such-page");
        await signIn(page, member);
        await hasNoFaults(page, "/dashboard/nowhere");
      });
    });
  }
}

test("a form's errors are connected to their fields", async ({ page }) => {
  await page.goto("/register");
  await ready(page);
  await page.getByLabel("Email", { exact: true }).fill("not an address");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm password", { exact: true }).fill("other");
  await page.getByLabel("Email", { exact: true }).focus();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(describeViolations(violations)).toEqual([]);
});

test("open overlays: the account menu, the command menu, the drawer", async ({ page, member, signIn }) => {
  await signIn(page, member);
  await page.emulateMedia({ reducedMotion: "reduce" }); // colours are measured without transitions
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto("/dashboard");
  await ready(page);
  for (const name of ["Menu", "Search or jump to", /Account menu/]) {
    await page.getByRole("button", { name, exact: typeof name === "string" }).click();
    await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toBeVisible();
    // the page behind is hidden from screen readers while a dialog is open
    const { violations } = await new AxeBuilder({ page }).include('[role="dialog"], [role="menu"]').analyze();
    expect(describeViolations(violations), String(name)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toBeHidden();
  }
});
