import type { Page } from "@playwright/test";
import type { Person } from "./api";
import { expect, test, untilHydrated } from "./fixtures";

async function openTokens(page: Page) {
  await page.goto("/account-settings#developers");
  await untilHydrated(page);
  const panel = page.getByRole("region", { name: "API access tokens" });
  await expect(panel).toBeVisible();
  return panel;
}

/** Confirms the password. Returns the dialog for a new token. */
async function openDialog(page: Page, { password }: Person) {
  await page.getByRole("button", { name: "Create token" }).click();
  const confirmation = page.getByRole("dialog", { name: "Confirm your password" });
  await confirmation.getByLabel("Password", { exact: true }).fill(password);
  await confirmation.getByRole("button", { name: "Confirm", exact: true }).click();
  return page.getByRole("alertdialog");
}

/** Creates a token on the screen and returns it. */
async function createToken(page: Page, member: Person, name: string): Promise<string> {
  const dialog = await openDialog(page, member);
  await dialog.getByLabel("Token name").fill(name);
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Token create")).toBeVisible();
  return dialog.getByLabel("Token", { exact: true }).inputValue();
}

test("a token is shown once, copied, used by a program and revoked", async ({
  page,
  context,
  member,
  logIn,
  playwright,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await logIn(page, member);
  const panel = await openTokens(page);
  const token = await createToken(page, member, "Backup script");

  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(panel.getByText("Last used: Never")).toBeVisible();
  expect(await page.content()).not.toContain(token);

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  expect((await program.get("/api/v1/access-tokens")).status()).toBe(200);
  await page.reload();
  await untilHydrated(page);
  await expect(panel.getByText(/^Last used: .*\d{4}/)).toBeVisible();

  await panel.getByRole("button", { name: "Delete token: Backup script" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete token" }).click();
  await expect(page.getByText("Token deleted")).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveCount(0);
  expect((await program.get("/api/v1/access-tokens")).status()).toBe(401);
  await program.dispose();
});

test("a token that the browser refuses to copy is shown in a prompt", async ({ page, member, logIn }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
  });
  await logIn(page, member);
  await openTokens(page);
  const token = await createToken(page, member, "By hand");
  let promptText = "";
  page.once("dialog", async (dialog) => {
    promptText = dialog.defaultValue();
    await dialog.dismiss();
  });

  await page.getByRole("button", { name: "Copy" }).click();

  await expect.poll(() => promptText).toBe(token);
});

test("a token with chosen permissions and an expiry shows both", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const panel = await openTokens(page);
  const dialog = await openDialog(page, member);
  await dialog.getByLabel("Token name").fill("Uploader");
  await dialog.getByLabel("Only what I choose").check();
  await expect(dialog.getByRole("button", { name: "Create", exact: true })).toBeDisabled();
  await dialog.getByRole("checkbox", { name: /files\.create/ }).check();
  await dialog.getByLabel("Expires").selectOption({ label: "In 30 days" });
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await dialog.getByRole("button", { name: "Done" }).click();

  await expect(panel.getByText("1 permission")).toBeVisible();
  await expect(panel.getByText(/^Expires .*\d{4}/)).toBeVisible();
});
