import type { Page } from "@playwright/test";
import { codeOf } from "../support/authenticator";
import type { Person } from "./api";
import { endSession, expect, test, untilHydrated } from "./fixtures";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Enters the email and the password, and waits until the page asks for the second factor. */
async function openChallenge(page: Page, { email, password }: Person) {
  await page.goto("/login");
  await untilHydrated(page);
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await press(page, "Continue");
  await expect(page.getByRole("heading", { name: "Confirm it's you" })).toBeVisible();
}

async function enterRecoveryCode(page: Page, code: string) {
  await press(page, "Use recovery code instead");
  await field(page, "Recovery code").fill(code);
  await press(page, "Continue");
}

/** Completes the setup. Returns the secret of the QR code and the recovery codes. */
async function setUpTwoFactor(page: Page, { password }: Person) {
  await page.goto("/account-settings#two-factor");
  await untilHydrated(page);
  const panel = page.locator("#two-factor");
  await panel.getByRole("button", { name: "Enable" }).click();

  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();

  await expect(panel.getByRole("img", { name: "QR code" })).toBeVisible();
  const secret = ((await panel.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await panel.getByLabel("Code", { exact: true }).fill(await codeOf(secret));

  const list = panel.getByRole("list", { name: "Recovery codes" });
  await expect(list.getByRole("listitem")).toHaveCount(8);
  return { secret, codes: await list.getByRole("listitem").allTextContents() };
}

test("a second factor is set up and required at login, and a recovery code replaces it once", async ({
  page,
  member,
  logIn,
  browserErrors,
}) => {
  browserErrors.allow(/422/);
  await logIn(page, member);
  const { secret, codes } = await setUpTwoFactor(page, member);
  const [recoveryCode = ""] = codes;

  await test.step("log in with the authenticator's code", async () => {
    await endSession(page);
    await openChallenge(page, member);
    await field(page, "Code").fill(await codeOf(secret, 1));
    await expect(page).toHaveURL("/dashboard");
  });

  await test.step("log in with a recovery code", async () => {
    await endSession(page);
    await openChallenge(page, member);
    await enterRecoveryCode(page, recoveryCode);
    await expect(page).toHaveURL("/dashboard");
  });

  await test.step("the recovery code no longer works", async () => {
    await endSession(page);
    await openChallenge(page, member);
    await enterRecoveryCode(page, recoveryCode);
    await expect(page.getByText("This code is wrong or no longer works.")).toBeVisible();
    await expect(page).toHaveURL("/login");
  });
});

test("the recovery codes can be downloaded, and a disabled second factor is not required", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  const { codes } = await setUpTwoFactor(page, member);

  const download = page.waitForEvent("download");
  await press(page, "Download");
  expect((await download).suggestedFilename()).toBe("Plinth Recovery codes.txt");
  expect(await readText(await (await download).createReadStream())).toBe(`${codes.join("\n")}\n`);

  await press(page, "Disable"); // does not ask for the password, which was confirmed a moment ago
  await expect(page.getByText("Two factor authentication has been disabled.")).toBeVisible();
  await expect(page.locator("#two-factor").getByRole("button", { name: "Enable" })).toBeVisible();

  await endSession(page);
  await logIn(page, member);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "All Tools" })).toBeVisible();
});

async function readText(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}
