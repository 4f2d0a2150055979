import { expect, test, untilHydrated } from "./fixtures";
import { openWithoutScripts, untilCached } from "./slow-page";

test("the next step is shown before the page's scripts have loaded", async ({ page, member, logIn }) => {
  test.slow();
  await logIn(page, member);
  await untilCached(page, "/dashboard");
  const step = page.getByRole("heading", { name: "Start your first project" });
  const otherStep = page.getByRole("heading", { name: "Publish your project" });

  const loadScripts = await openWithoutScripts(page, "/dashboard");
  await expect(step).toBeVisible();
  await expect(otherStep).toBeHidden();

  loadScripts();
  await untilHydrated(page);
  await expect(step).toBeVisible();
  await expect(otherStep).toHaveCount(0);
});
