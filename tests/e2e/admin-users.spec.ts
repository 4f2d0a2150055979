import type { Page } from "@playwright/test";
import { ADMIN, expect, newAddress, test, untilHydrated } from "./fixtures";

/** Opens the list of users and searches for one of them, without the mouse. */
async function findUser(page: Page, email: string) {
  await page.goto("/admin/users");
  await untilHydrated(page);
  await page.getByRole("searchbox", { name: "Search by name or email" }).focus();
  await page.keyboard.type(email);
  await expect(page.getByRole("row")).toHaveCount(2);
}

/** Moves the focus to a control by its name and presses Enter. */
async function press(page: Page, name: string, role: "button" | "link" = "button") {
  await page.getByRole(role, { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

test("an admin finds, edits, bans and unbans a user, without the mouse", async ({ page, admin, logIn }) => {
  const member = await admin.createAccount(newAddress("listed"));
  const secondAdmin = await admin.createAccount(newAddress("banning"), { isAdmin: true });
  await logIn(page, secondAdmin);
  await findUser(page, member.email);

  await press(page, member.email, "link");
  await expect(page.getByRole("heading", { level: 1, name: member.email })).toBeVisible();
  await page.getByLabel("First name").focus();
  await page.keyboard.type("Lena");
  await page.keyboard.press("Enter");
  await expect(page.getByText("User saved")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Lena" })).toBeVisible();

  await press(page, "Ban…");
  await page.getByRole("dialog", { name: "Confirm your password" }).getByLabel("Password", { exact: true }).focus();
  await page.keyboard.type(secondAdmin.password);
  await page.keyboard.press("Enter");
  await page.getByLabel("Reason").focus();
  await page.keyboard.type("Spam");
  await press(page, "Ban user");
  await expect(page.getByText("User banned")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Banned" })).toBeVisible();

  await press(page, "Lift ban");
  await expect(page.getByText("Ban lifted")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Active" })).toBeVisible();
});

test("an admin logs in as a user and returns", async ({ page, admin, logIn }) => {
  const member = await admin.createAccount(newAddress("acted"));
  const email = newAddress("second-admin");
  const secondAdmin = await admin.createAccount(email, { isAdmin: true });
  await logIn(page, secondAdmin);
  await findUser(page, member.email);
  await press(page, member.email, "link");

  await press(page, "Log in as this user");
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(secondAdmin.password);
  await page.getByRole("button", { name: "Confirm" }).click();

  await expect(page).toHaveURL("/dashboard");
  const banner = page.getByRole("complementary", { name: "Logged in as another user" });
  await expect(banner).toContainText(member.email.split("@")[0] ?? "");
  await page.goto("/account-settings");
  await untilHydrated(page);
  await expect(banner).toBeVisible();
  await press(page, "Back to your account");

  await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
  await expect(banner).toBeHidden();
  expect(await (await page.request.get("/api/v1/bootstrap-data")).json()).toMatchObject({ data: { user: { email } } });
});

test("a link to a list restores its search and its filter", async ({ page, logInAsAdmin }) => {
  await logInAsAdmin(page);

  await page.goto(`/admin/users?query=${encodeURIComponent(ADMIN.email)}&state=active`);

  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("searchbox", { name: "Search by name or email" })).toHaveValue(ADMIN.email);
  await expect(page.getByRole("button", { name: "State: Active" })).toBeVisible();
});
