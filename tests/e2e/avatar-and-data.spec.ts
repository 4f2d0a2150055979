import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import type { Person } from "./api";
import { expect, test, untilHydrated } from "./fixtures";

const PATH = "/account-settings";
const section = (page: Page, id: string) => page.locator(`section#${id}`);
const expectToast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const navbarPicture = (page: Page) => page.getByRole("button", { name: /^Account menu for / }).locator("img");
const panelPicture = (page: Page) => section(page, "account-details").locator("img");

async function open(page: Page, hash = "") {
  await page.goto(PATH + hash);
  await untilHydrated(page);
}

const picture = (format: "png" | "jpeg", side = 900) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: 60, g: 90, b: 160 } } })
    .toFormat(format)
    .toBuffer();

async function upload(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.getByTestId("avatar-file").setInputFiles({ name, mimeType, buffer });
}

/** Confirms the password in the dialog that a sensitive action opens. */
async function confirm(page: Page, { password }: Person) {
  const dialog = page.getByRole("dialog", { name: "Confirm your password" });
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

test.describe("a picture", () => {
  test.beforeEach(async ({ page, member, logIn }) => {
    await logIn(page, member);
    await open(page);
  });

  test("is uploaded, shown in the navbar without a reload, and removed", async ({ page }) => {
    await expect(navbarPicture(page)).toHaveCount(0);

    await upload(page, "me.png", "image/png", await picture("png"));
    await expectToast(page, "Uploaded avatar");

    const address = (await panelPicture(page).getAttribute("src")) ?? "";
    await expect(navbarPicture(page)).toHaveAttribute("src", address);
    const response = await page.request.get(address);
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/webp"]);
    expect(await sharp(await response.body()).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(
      await panelPicture(page).evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(512);

    await page.reload();
    await untilHydrated(page);
    await expect(navbarPicture(page)).toHaveAttribute("src", address);
    await section(page, "account-details").getByRole("button", { name: "Remove" }).click();
    await expectToast(page, "Removed avatar");
    await expect(navbarPicture(page)).toHaveCount(0);
    await expect(panelPicture(page)).toHaveCount(0);
  });

  test("is uploaded when it is dropped on its field", async ({ page }) => {
    const bytes = [...(await picture("jpeg", 64))];
    const dataTransfer = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], "me.jpg", { type: "image/jpeg" }));
      return transfer;
    }, bytes);

    await page.getByRole("button", { name: "Upload image" }).dispatchEvent("drop", { dataTransfer });

    await expectToast(page, "Uploaded avatar");
    await expect(navbarPicture(page)).toHaveCount(1);
  });

  test("is refused if the file is not an image, by the page or by the server", async ({ page, browserErrors }) => {
    browserErrors.allow(/422/);
    await upload(page, "notes.txt", "text/plain", Buffer.from("notes"));
    await expectToast(page, "Please select an image.");

    await upload(page, "me.png", "image/png", Buffer.from("<svg><script>alert(1)</script></svg>"));
    await expectToast(page, "This type of image is not supported. Choose a PNG, JPEG, WebP, GIF or AVIF.");
    await expect(navbarPicture(page)).toHaveCount(0);
  });

  test("from a private address is refused, with an error on the address field", async ({ page, browserErrors }) => {
    browserErrors.allow(/422/);
    await page.getByRole("button", { name: "Use a web address" }).click();
    const field = page.getByLabel("Image address");
    await expect(field).toBeFocused();
    await field.fill("http://127.0.0.1/me.png");

    await page.getByRole("button", { name: "Use this image" }).click();

    await expect(page.getByText("No image could be loaded from this address.")).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
  });
});

test("a data export is created, announced by email, and downloaded", async ({ page, member, logIn, mailbox }) => {
  await logIn(page, member);
  await open(page);
  await upload(page, "me.png", "image/png", await picture("png", 64));
  await expectToast(page, "Uploaded avatar");

  await section(page, "my-data").getByRole("button", { name: "Export my data" }).click();
  const link = section(page, "my-data").getByRole("link", { name: /^Download/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  expect(await mailbox.link(member.email)).toMatch(/\/account-settings#my-data$/);

  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const zip = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(Object.keys(zip)).toContain("avatar.webp");
  expect(JSON.parse(strFromU8(zip["account.json"] as Uint8Array))).toMatchObject({ email: member.email });
});

test("a dialog has the width that belongs to its size, and fits on a phone", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await open(page);
  await section(page, "delete-account").getByRole("button", { name: "Delete account" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toHaveCSS("width", "460px"); // the size md
  await page.setViewportSize({ width: 375, height: 700 });
  await expect(question).toHaveCSS("width", "343px");
  await page.setViewportSize({ width: 1280, height: 720 });

  await question.getByRole("button", { name: "Delete account" }).click();

  await expect(page.getByRole("dialog", { name: "Confirm your password" })).toHaveCSS("width", "384px"); // the size sm
});

test("an account is deleted after its owner confirms and enters the password, and the owner can no longer log in", async ({
  page,
  member,
  logIn,
  browserErrors,
}) => {
  browserErrors.allow(/401|422/);
  await logIn(page, member);
  await open(page);
  await section(page, "delete-account").getByRole("button", { name: "Delete account" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Delete your account?");
  await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
  await question.getByRole("button", { name: "Delete account" }).click();
  await confirm(page, member);

  await expectToast(page, "Account deleted");
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();

  await page.goto("/login");
  await untilHydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("These credentials do not match our records.")).toBeVisible();
});
