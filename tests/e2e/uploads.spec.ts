import { createHash, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { findAxeViolations } from "./axe";
import { expect, test, untilHydrated } from "./fixtures";

const MB = 1024 * 1024;
const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const fileOf = (name: string, bytes: Buffer) => ({ name, mimeType: "application/octet-stream", buffer: bytes });

async function openFiles(page: Page) {
  await page.goto("/dashboard/files");
  await untilHydrated(page);
}

/** Downloads a file through its row's menu. */
async function downloadFile(page: Page, name: string): Promise<Buffer> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const tray = (page: Page) => page.getByRole("region", { name: "Uploads" });

test("a small file is uploaded as form data, listed, and downloaded unchanged", async ({ page, member, logIn }) => {
  const bytes = randomBytes(MB);
  await logIn(page, member);
  await openFiles(page);
  await expect(page.getByRole("heading", { name: "No files yet" })).toBeVisible();
  const formRequest = page.waitForRequest(
    (request) => request.url().includes("/api/v1/file-entries") && request.method() === "POST",
  );
  await page.getByTestId("files").setInputFiles(fileOf("small.bin", bytes));
  expect((await formRequest).headers()["content-type"]).toContain("multipart/form-data");
  await expect(tray(page).getByRole("status")).toHaveText("1 file uploaded");
  await expect(page.getByRole("row", { name: /small\.bin/ })).toBeVisible();
  expect(hashOf(await downloadFile(page, "small.bin"))).toBe(hashOf(bytes));
});

test("axe finds nothing in a list with files and the tray of uploads", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await openFiles(page);
  await page
    .getByTestId("files")
    .setInputFiles([fileOf("one.bin", randomBytes(2048)), fileOf("two.bin", randomBytes(64))]);
  await expect(tray(page).getByRole("status")).toHaveText("2 files uploaded");
  await expect(page.getByRole("row", { name: /two\.bin/ })).toBeVisible();

  expect(await findAxeViolations(page)).toEqual([]);
});

test("an interrupted upload of 30 MB is resumed after a reload", async ({
  page,
  member,
  logIn,
  browserErrors,
}, testInfo) => {
  browserErrors.allow(/ERR_CONNECTION_RESET/);
  const bytes = randomBytes(30 * MB);
  const file = testInfo.outputPath("large.bin"); // resuming needs the same file, not only equal bytes
  writeFileSync(file, bytes);
  await logIn(page, member);
  await openFiles(page);

  let patches = 0;
  await page.route("**/api/v1/tus/upload/*", async (route) => {
    if (route.request().method() === "PATCH") patches += 1;
    // the first chunk of 20 MB arrives, the connection breaks at the second
    if (route.request().method() === "PATCH" && patches > 1) await route.abort("connectionreset");
    else await route.continue();
  });
  await page.getByTestId("files").setInputFiles(file);
  await expect.poll(() => patches, { timeout: 30_000 }).toBeGreaterThan(1);
  page.on("dialog", (dialog) => void dialog.accept()); // the browser asks before an upload is interrupted
  await openFiles(page);
  await page.unroute("**/api/v1/tus/upload/*");

  await expect(page.getByText("Interrupted: large.bin")).toBeVisible();
  const resumedRequest = page.waitForRequest((request) => request.method() === "PATCH");
  await page.getByTestId("files").setInputFiles(file);
  expect((await resumedRequest).headers()["upload-offset"]).toBe(String(20 * MB));
  await expect(tray(page).getByRole("status")).toHaveText("1 file uploaded", { timeout: 30_000 });
  await expect(page.getByText("Interrupted: large.bin")).toBeHidden();
  expect(hashOf(await downloadFile(page, "large.bin"))).toBe(hashOf(bytes));
});

test("an upload that is in progress in one tab does not count as interrupted in another", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  await openFiles(page);
  let continueUpload: () => void = () => undefined;
  const continued = new Promise<void>((resolve) => {
    continueUpload = resolve;
  });
  await page.route("**/api/v1/tus/upload/*", async (route) => {
    await continued;
    await route.continue();
  });
  const request = page.waitForRequest((each) => each.method() === "PATCH");
  await page.getByTestId("files").setInputFiles(fileOf("large.bin", randomBytes(21 * MB)));
  await request;

  const otherTab = await page.context().newPage();
  await openFiles(otherTab);
  await expect(otherTab.getByRole("heading", { name: "No files yet" })).toBeVisible();
  await expect(otherTab.getByText("Interrupted: large.bin")).toBeHidden();

  continueUpload();
  await expect(tray(page).getByRole("status")).toHaveText("1 file uploaded", { timeout: 30_000 });
});

test("a deleted file is in the trash, is restored by Undo, and is deleted permanently after a confirmation", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  await openFiles(page);
  await page.getByTestId("files").setInputFiles(fileOf("note.txt", Buffer.from("hello")));
  await page.getByRole("button", { name: "Actions for note.txt" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("1 file restored")).toBeVisible();

  await page.getByRole("checkbox", { name: "Select note.txt" }).check();
  await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No files yet" })).toBeVisible();
  await page.getByRole("radio", { name: "Trash" }).check();
  await page.getByRole("button", { name: "Actions for note.txt" }).click();
  await page.getByRole("menuitem", { name: "Delete permanently" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByRole("heading", { name: "The trash is empty" })).toBeVisible();
});

test("a file of a type that is not allowed is refused at once, with a message that says why", async ({
  page,
  admin,
  member,
  logIn,
}) => {
  await admin.changeSettings({ uploads: { blocked_types: [".exe"] } });
  try {
    await logIn(page, member);
    await openFiles(page);
    await page.getByTestId("files").setInputFiles(fileOf("setup.exe", Buffer.from("MZ")));
    await expect(tray(page).getByText("This file type is not allowed")).toBeVisible();
  } finally {
    await admin.changeSettings({ uploads: { blocked_types: [] } });
  }
});
