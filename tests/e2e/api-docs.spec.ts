import type { Page } from "@playwright/test";
import type { Person } from "./api";
import { findAxeViolations } from "./axe";
import { environmentValue, expect, test, untilHydrated } from "./fixtures";

test.describe.configure({ timeout: 120_000 }); // the viewer is a large script

/** Returns a list to which the URL of each later request of the page is added. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  return requests;
}

async function openDocs(page: Page) {
  await page.goto("/api-docs");
  // the script is 3.5 MB
  await expect(page.getByRole("heading", { level: 1, name: "Plinth API" })).toBeVisible({ timeout: 45_000 });
}

async function createToken(page: Page, { password }: Person): Promise<string> {
  await page.goto("/account-settings");
  await untilHydrated(page);
  const cookies = await page.context().cookies();
  const csrf = decodeURIComponent(cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "");
  const headers = { "X-XSRF-TOKEN": csrf, Origin: environmentValue("PLINTH_E2E_URL") };
  await page.request.post("/auth/user/confirm-password", { data: { password }, headers });
  const response = await page.request.post("/api/v1/access-tokens", { data: { tokenName: "For the docs" }, headers });
  return (await response.json()).plainTextToken;
}

test("the documentation sends requests to no other host, and may not evaluate code", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  const requests = recordRequests(page);
  const response = await page.goto("/api-docs");
  await openDocs(page);
  await page.waitForLoadState("networkidle");

  const origin = environmentValue("PLINTH_E2E_URL");
  expect(requests.filter((url) => !url.startsWith(origin) && !/^(?:data|blob):/.test(url))).toEqual([]);
  expect(requests).toContain(`${origin}/api/v1/openapi.json`);
  expect(response?.headers()["content-security-policy"]).not.toMatch(/unsafe-eval|scalar/);
});

test("a user can try a call with their own token", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const token = await createToken(page, member);
  await openDocs(page);

  await page.getByPlaceholder("Token").first().fill(token);
  await page
    .getByRole("button", { name: "Access tokens" })
    .or(page.getByRole("link", { name: "Access tokens" }))
    .first()
    .click();
  const nextResponse = page.waitForResponse((response) => response.url().includes("/api/v1/access-tokens"));
  const send = page.getByRole("button", { name: /^Send/ }).first();
  await expect(async () => {
    // a click is lost while the documentation still builds its sections
    await page
      .getByRole("button", { name: /Test Request.*access-tokens/i })
      .first()
      .click();
    await expect(send).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await send.click();

  const response = await nextResponse;
  expect(response.status()).toBe(200);
  expect(response.request().headers().authorization).toBe(`Bearer ${token}`);
  expect((await response.json()).pagination.data[0].name).toBe("For the docs");
});

test("the documentation has the theme that the user chooses", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await openDocs(page);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();

  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Dark mode" }).click();

  await expect(page.locator("body")).toHaveClass(/dark-mode/);
  await expect.poll(background).not.toBe(light);
});

test("the documentation fits on a phone", async ({ page, member, logIn }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await logIn(page, member);
  await openDocs(page);

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test("axe finds no faults in the bar above the documentation", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await openDocs(page);

  expect(await findAxeViolations(page, { within: "header" })).toEqual([]);
});

test("the documentation is a 404 for a guest", async ({ page, browserErrors }) => {
  browserErrors.allow(/404/);
  expect((await page.goto("/api-docs"))?.status()).toBe(404);
  expect((await page.request.get("/api/v1/openapi.json")).status()).toBe(404);
});
