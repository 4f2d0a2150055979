import { expect, test, untilHydrated } from "./fixtures";

test("a click on a link below an empty field follows the link, although the field's error would move the link", async ({
  page,
}) => {
  await page.goto("/login");
  await untilHydrated(page);
  await page.getByLabel("Email", { exact: true }).focus();

  await page.getByRole("link", { name: "Forgot your password?" }).click({ delay: 500 });

  await expect(page).toHaveURL(/\/forgot-password$/);
});
