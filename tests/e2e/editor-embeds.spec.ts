import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { apiOf } from "./api";
import { documentOf, openEditor, select, untilSaved } from "./editor";
import { environmentValue, expect, test } from "./fixtures";

const apiFor = (page: Page) => apiOf(page.request, environmentValue("PLINTH_E2E_URL"));
const panelOf = (page: Page) => page.getByRole("region", { name: "Selected element" });

/** Answers for the websites of the videos and maps. Returns the addresses that are asked for. */
async function otherWebsites(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  await page.route(/youtube-nocookie|openstreetmap/, async (route) => {
    addresses.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<p>Shown by another website</p>" });
  });
  return addresses;
}

test("a video and a map of other websites are loaded after a click, also by the keyboard", async ({
  page,
  member,
  logIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, member);
  const asked = await otherWebsites(page);
  const api = apiFor(page);
  const { pages, styles } = documentOf({ home: "Bakery" });
  const titled = pages.map((each) => ({ ...each, title: "Bakery" }));
  const id = await api.createProject("Bakery", { document: { pages: titled, styles } });
  const canvas = await openEditor(page, id);

  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Map", exact: true }).click();
  await page.getByRole("tab", { name: "Settings" }).click();
  await panelOf(page).getByLabel("Place").fill("52.5163, 13.3777");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Video", exact: true }).click();
  await panelOf(page).getByLabel("Address of the video").fill("https://youtu.be/aqz-KE_bpKQ");
  await page.keyboard.press("Enter");
  await expect(canvas.locator("details")).toHaveCount(2);
  await select(page, canvas.getByText("Play the video"));
  await expect(canvas.locator("details[open]")).toHaveCount(0); // one sees what one selects
  await untilSaved(page);
  expect(asked).toEqual([]);

  const slug = `embeds-${randomBytes(6).toString("hex")}`;
  await api.publish(await api.createSite({ name: "Bakery", slug, project_id: id }));
  await page.goto(environmentValue("PLINTH_E2E_URL").replace("//", `//${slug}.sites.`), { waitUntil: "networkidle" });
  expect(asked).toEqual([]);

  await page.getByText("Play the video").click();
  await expect(page.frameLocator('iframe[title="Video"]').getByText("Shown by another website")).toBeVisible();
  expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ?autoplay=1"]);

  await page.locator("summary", { hasText: "Show the map" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.frameLocator('iframe[title="Map"]').getByText("Shown by another website")).toBeVisible();
  expect(asked[1]).toContain("https://www.openstreetmap.org/export/embed.html?bbox=");
});
