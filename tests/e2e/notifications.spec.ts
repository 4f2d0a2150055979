import type { Page } from "@playwright/test";
import { apiOf } from "./api";
import { expectNoAxeViolations } from "./axe";
import { environmentValue, expect, test, untilHydrated } from "./fixtures";

const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Notifications" });
const statusOf = (page: Page) => page.getByRole("banner").getByRole("status");

/** Causes a notification by creating an API token for the logged-in user. */
async function createToken(page: Page, tokenName: string) {
  const api = apiOf(page.request, environmentValue("PLINTH_E2E_URL"));
  await api.createToken(tokenName);
}

test("a new notification raises the unread count in two tabs without a reload, and reading it lowers both counts", async ({
  page,
  context,
  member,
  logIn,
}) => {
  await logIn(page, member);
  await page.goto("/dashboard");
  const other = await context.newPage();
  await other.goto("/account-settings");
  await Promise.all([untilHydrated(page), untilHydrated(other)]);

  await createToken(page, "Deploy");

  await expect(statusOf(page)).toHaveText("1 unread");
  await expect(statusOf(other)).toHaveText("1 unread");
  await bell(other).click();
  const panel = other.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByRole("link", { name: "The API token Deploy was created" })).toBeVisible();
  await panel.getByRole("button", { name: "Mark all as read" }).click();
  await expect(statusOf(page)).toHaveText("");
  await expect(statusOf(other)).toHaveText("");
});

test("when the tab that receives events is closed, another tab takes over", async ({
  page,
  context,
  member,
  logIn,
}) => {
  await logIn(page, member);
  const firstTab = await context.newPage();
  await firstTab.goto("/dashboard");
  await untilHydrated(firstTab);
  await page.goto("/dashboard");
  await untilHydrated(page);
  await createToken(page, "One");
  await expect(statusOf(page)).toHaveText("1 unread");

  await firstTab.close();
  await createToken(page, "Two");

  await expect(statusOf(page)).toHaveText("2 unread");
});

test("the bell's panel is empty at first, and links to the settings", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await page.goto("/dashboard");
  await untilHydrated(page);

  await bell(page).click();

  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByText("Hang tight!")).toBeVisible();
  await expect(panel.getByText("Notifications will start showing up here soon.")).toBeVisible();
  await expectNoAxeViolations(page, "the open bell");
  await panel.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Notification settings", level: 1 })).toBeVisible();
});

test("members have the bell on public pages too, and guests have none", async ({ page, member, logIn }) => {
  await page.goto("/");
  await untilHydrated(page);
  await expect(bell(page)).toHaveCount(0);

  await logIn(page, member);
  await page.goto("/");
  await bell(page).click();

  await expect(page.getByRole("dialog", { name: "Notifications" }).getByText("Hang tight!")).toBeVisible();
});

test("in the list, a click marks a notification as read, and a button deletes another", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  await createToken(page, "One");
  await createToken(page, "Two");
  await page.goto("/notifications");
  const list = page.getByRole("main").getByRole("list", { name: "Notifications" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expectNoAxeViolations(page, "/notifications");

  await list.getByRole("link", { name: "The API token One was created" }).click();
  await expect(page).toHaveURL(/\/account-settings/);
  await page.goBack();
  await expect(page.getByRole("main").getByText("1 unread", { exact: true })).toBeVisible();
  await list.getByRole("button", { name: "Delete this notification" }).first().click();

  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toContainText("The API token One was created");
});

test("the choice of channels and the quiet hours are saved", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await page.goto("/notifications/settings");
  const inApp = page.getByRole("checkbox", { name: "A domain is connected: In the app" });
  await expect(inApp).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Your password was changed: Email" })).toBeDisabled();
  await expectNoAxeViolations(page, "/notifications/settings");

  await inApp.uncheck();
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Updated preferences")).toBeVisible();
  await page.getByRole("switch", { name: "Quiet during these hours" }).check();
  await page.getByLabel("Quiet from").fill("21:30");
  // the form first saves a time zone for this member, who has none, and only then the hours
  const saveResponse = page.waitForResponse((response) => response.url().includes("/notifications/me/schedule"));
  await page.getByRole("button", { name: "Save" }).last().click();
  await saveResponse;
  await page.reload();

  await expect(inApp).not.toBeChecked();
  await expect(page.getByLabel("Quiet from")).toHaveValue("21:30");
});

test("denying notifications shows a warning and leaves the channel off", async ({ page, member, logIn }) => {
  // a headless browser cannot ask the user
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "default" });
    Notification.requestPermission = async () => "denied";
  });
  await logIn(page, member);
  await page.goto("/notifications/settings");
  const browserCheckbox = page.getByRole("checkbox", { name: "A domain is connected: Browser" });
  await browserCheckbox.click();

  await expect(
    page.getByText("Notifications blocked. Please enable them for this site from browser settings."),
  ).toBeVisible();
  await expect(browserCheckbox).not.toBeChecked();
});

test("an invalid unsubscribe link shows an error once the button is pressed", async ({ page, browserErrors }) => {
  browserErrors.allow(/404/);
  await page.goto("/notifications/unsubscribe/not-a-token");

  await page.getByRole("button", { name: "Unsubscribe" }).click();

  await expect(page.getByText("This link does not work. It may be incomplete.")).toBeVisible();
});

test("the service worker shows a push message", async ({ page, context, member, logIn }) => {
  const origin = environmentValue("PLINTH_E2E_URL");
  await context.grantPermissions(["notifications"], { origin });
  await logIn(page, member);
  await page.goto("/notifications");
  const devTools = await context.newCDPSession(page);
  const registrations: string[] = [];
  devTools.on("ServiceWorker.workerRegistrationUpdated", (event) =>
    registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
  );
  await devTools.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/notification-worker.js", { scope: "/" });
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("The service worker is not running.");
  await worker.evaluate(recordNotifications);
  const message = { title: "Pots is online", body: "", url: "/dashboard", tag: "notice-1" };

  await devTools.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: registrations[0] as string,
    data: JSON.stringify(message),
  });

  const shownNotifications = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  await expect
    .poll(shownNotifications)
    .toEqual([["Pots is online", { body: "", tag: "notice-1", icon: "/favicon.svg", data: { url: "/dashboard" } }]]);
});

/** Records what the worker shows, because a headless browser shows nothing. Runs in the worker. */
function recordNotifications() {
  const scope = globalThis as unknown as { shown: unknown[]; registration: { showNotification: unknown } };
  scope.shown = [];
  scope.registration.showNotification = async (...input: unknown[]) => void scope.shown.push(input);
}
