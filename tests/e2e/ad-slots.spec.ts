import { expectNoAxeViolations } from "./axe";
import { endSession, expect, test, untilHydrated } from "./fixtures";

/** One red pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
  "base64",
);

test("an admin sets the picture and the text of an ad, and members see both on the dashboard", async ({
  page,
  member,
  logIn,
  logInAsAdmin,
}) => {
  await logInAsAdmin(page);
  await page.goto("/admin/ad-slots");
  await untilHydrated(page);
  const slot = page.getByRole("region", { name: "Bottom of the dashboard" });

  const chooser = page.waitForEvent("filechooser");
  await slot.getByRole("button", { name: "Image" }).click();
  await (await chooser).setFiles({ name: "spring.png", mimeType: "image/png", buffer: PNG });
  await slot.getByLabel("Description").fill("House templates for spring");
  await slot.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Ad slot saved")).toBeVisible();
  await page.reload();
  await expect(slot.getByLabel("Description")).toHaveValue("House templates for spring");

  await endSession(page);
  await logIn(page, member);
  await page.goto("/dashboard");
  const ad = page.getByRole("region", { name: "From the site owner" });
  await expect(ad).toContainText("House templates for spring");
  await ad.scrollIntoViewIfNeeded();
  const width = () => ad.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(1);
  await expectNoAxeViolations(page, "the dashboard with an ad");

  await endSession(page);
  await logInAsAdmin(page);
  await page.goto("/admin/ad-slots");
  await untilHydrated(page);
  await slot.getByRole("button", { name: "Remove" }).click();
  await slot.getByLabel("Description").fill("");
  await slot.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Ad slot saved")).toBeVisible();
});
