import { expect, test, untilHydrated } from "./fixtures";
import { delayScripts, openFromCache } from "./slow-page";

test("the next step is shown before the page's scripts have loaded", async ({ page, member, logIn }) => {
  test.slow();
  await logIn(page, member);
  const step = page.getByRole("heading", { name: "Start your first project" });
  const otherStep = page.getByRole("heading", { name: "Publish your project" });

  const loadScripts = await delayScripts(page);
  await openFromCache(page, "/dashboard");
  await expect(step).toBeVisible();
  await expect(otherStep).toBeHidden();

  loadScripts();
  await untilHydrated(page);
  await expect(step).toBeVisible();
  await expect(otherStep).toHaveCount(0);
});
