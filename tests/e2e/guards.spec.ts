import type { Page } from "@playwright/test";
import { environmentValue, expect, newAddress, test, untilHydrated } from "./fixtures";

// Which pages guests, members, admins and unverified users see, and where they are redirected.

const NOTHING_HERE = "Looks like you've found the doorway to the great nothing";
const expectTitle = (page: Page, text: string) =>
  expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible();

async function submitLogin(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
}

test.describe("a guest", () => {
  for (const path of ["/dashboard", "/dashboard/sites?from=mail", "/admin", "/editor/1", "/account-settings"]) {
    test(`is sent from ${path} to the login page`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
    });
  }

  test("reaches the requested page after logging in", async ({ page, member }) => {
    await page.goto("/dashboard/domains");
    await submitLogin(page, member);
    await expect(page).toHaveURL("/dashboard/domains");
    await expectTitle(page, "Branded domains");
  });

  test("gets the site's icon at /favicon.ico", async ({ page }) => {
    const response = await page.request.get("/favicon.ico");
    expect(response.headers()["content-type"]).toMatch(/^image\//);
  });

  for (const evil of ["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)"]) {
    test(`is not redirected to ${evil} after logging in`, async ({ page, member }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(evil)}`);
      await submitLogin(page, member);
      await expect(page).toHaveURL("/dashboard");
    });
  }

  test("makes no API calls when opening pages", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (/\/(?:api|auth|secure)\//.test(new URL(request.url()).pathname)) calls.push(request.url());
    });
    for (const path of ["/", "/login", "/register"]) {
      await page.goto(path);
      await untilHydrated(page);
    }
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual([]);
  });

  test("sees the 404 screen at an unknown address", async ({ page, browserErrors }) => {
    browserErrors.allow(/404/);
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await expectTitle(page, NOTHING_HERE);
    await page.getByRole("link", { name: "Take me there!" }).click();
    await expect(page).toHaveURL("/");
  });

  for (const path of ["/a.b", "/api/login", "/_next/login", "/internal/login", "/dev/login", "/auth/nothing"]) {
    test(`gets a 404 at ${path}, whose first segment is not mistaken for a language`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }

  test("sees the error for a wrong password on the email field, and tries again", async ({
    page,
    browserErrors,
    member,
  }) => {
    browserErrors.allow(/422/);
    await page.goto("/login");
    await submitLogin(page, { ...member, password: "not-the-password" });
    await expect(page.getByText("These credentials do not match our records.")).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
    await submitLogin(page, member);
    await expect(page).toHaveURL("/dashboard");
  });
});

test.describe("the form of a guest page", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, fields] of [
    ["/login", ["email", "password", "remember"]],
    ["/register", ["email", "password", "password_confirmation", "terms", "privacy"]],
    ["/forgot-password", ["email"]],
    ["/password/reset/a-token", ["email", "password", "password_confirmation"]],
  ] as const) {
    test(`is in the HTML of ${path}`, async ({ page, browserErrors }) => {
      browserErrors.allow(/request: csp .*\.js$/); // the browser's message when scripts are off
      await page.goto(path);
      for (const name of fields) await expect(page.locator(`form [name="${name}"]`)).toBeVisible();
    });
  }
});

test("text typed before the scripts ran is kept", async ({ page, member }) => {
  let release = () => {};
  const scriptsReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await scriptsReleased;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Email", { exact: true }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByLabel("Stay signed in for a month").uncheck();
  release();
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(member.email);
  await expect(page.getByLabel("Stay signed in for a month")).not.toBeChecked();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test.describe("an email in the URL", () => {
  for (const path of ["/login", "/register", "/forgot-password", "/workspace/join/login", "/workspace/join/register"]) {
    test(`is filled in and locked on ${path}`, async ({ page }) => {
      await page.goto(`${path}?email=ines%40example.com`);
      const field = page.getByLabel("Email", { exact: true });
      await expect(field).toHaveValue("ines@example.com");
      await expect(field).not.toBeEditable();
    });
  }

  test("is passed on by the login page's link to the registration page", async ({ page }) => {
    await page.goto("/login?email=ines%40example.com&redirect=%2Fdashboard%2Fsites");
    await untilHydrated(page);
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page).toHaveURL(/\/register\?/);
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ines@example.com");
    expect(new URL(page.url()).searchParams.get("redirect")).toBe("/dashboard/sites");
  });
});

test.describe("the heading", () => {
  for (const [path, text] of [
    ["/login", "Log in to your account"],
    ["/workspace/join/login", "To join your team on Plinth, login to your account"],
    ["/register", "Create a new account"],
    ["/workspace/join/register", "To join your team on Plinth, create an account"],
    ["/register?redirectFrom=pricing", "First, let's create your account"],
  ] as const) {
    test(`of ${path} is "${text}"`, async ({ page }) => {
      await page.goto(path);
      await expectTitle(page, text);
    });
  }
});

test.describe("a member", () => {
  test.beforeEach(({ page, member, logIn }) => logIn(page, member));

  for (const path of ["/login", "/register", "/forgot-password", "/workspace/join/login", "/workspace/join/register"]) {
    test(`is sent from ${path} to the dashboard`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/dashboard");
    });
  }

  test("is redirected from the login page to the target in the address", async ({ page }) => {
    await page.goto("/login?redirect=%2Fdashboard%2Fprojects");
    await expect(page).toHaveURL("/dashboard/projects");
  });

  test("gets a 404 at /admin", async ({ page, browserErrors }) => {
    browserErrors.allow(/404/);
    const response = await page.goto("/admin");
    expect(response?.status()).toBe(404);
    await expectTitle(page, NOTHING_HERE);
  });

  test("gets a 404 at an unknown address of the dashboard", async ({ page, browserErrors }) => {
    browserErrors.allow(/404/);
    const response = await page.goto("/dashboard/nowhere");
    expect(response?.status()).toBe(404);
    await expectTitle(page, NOTHING_HERE);
  });

  test("opens each tool, and the sidebar marks the current one", async ({ page }) => {
    await page.goto("/dashboard");
    const side = page.getByRole("navigation", { name: "Sections" });
    for (const [name, path] of [
      ["Manage Sites", "/dashboard/sites"],
      ["Branded domains", "/dashboard/domains"],
      ["Projects", "/dashboard/projects"],
      ["All Tools", "/dashboard/tools"],
    ] as const) {
      await side.getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
      await expectTitle(page, name);
      await expect(side.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    }
  });

  test("sees the old page while another page loads, and a spinner after half a second", async ({ page }) => {
    let release: () => void = () => undefined;
    const pageReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/dashboard\/sites\?_rsc=/, async (route) => {
      await pageReleased;
      await route.continue();
    });
    await page.goto("/dashboard");
    await untilHydrated(page);
    await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Manage Sites" }).click();
    const clickedAt = Date.now();
    await expect(page.getByText("Loading")).toBeHidden();
    await expectTitle(page, "All Tools");
    await expect(page.getByText("Loading")).toBeVisible();
    expect(Date.now() - clickedAt).toBeGreaterThan(400); // 400, not 500, because `clickedAt` is later than the click
    release();
    await expectTitle(page, "Manage Sites");
    await expect(page.getByText("Loading")).toBeHidden();
  });

  test("sees their own limits", async ({ page }) => {
    await page.goto("/dashboard");
    await expect(page.getByText("0 of 3 projects")).toBeVisible();
    await expect(page.getByText("0 of 3 used")).toBeVisible();
  });

  test("reaches a tool with Ctrl+K", async ({ page }) => {
    await page.goto("/dashboard");
    await untilHydrated(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Command menu" }).fill("domains");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard/domains");
  });

  test("opens the notifications, which are empty", async ({ page }) => {
    await page.goto("/dashboard");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Notifications" }).click();
    await expect(page.getByText("Hang tight!")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Notifications" })).toBeFocused();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 375, height: 780 } });

    test("has the sidebar in a drawer and the links in the dock", async ({ page }) => {
      await page.goto("/dashboard");
      await untilHydrated(page);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await expect(drawer.getByText("0 of 3 projects")).toBeVisible();
      await drawer.getByRole("link", { name: "Projects" }).click();
      await expect(page).toHaveURL("/dashboard/projects");
      await expect(drawer).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL("/dashboard");
      await expect(drawer).toBeHidden();
      await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "All Tools" }).click();
      await expect(page).toHaveURL("/dashboard/tools");
    });
  });
});

test.describe("an admin", () => {
  test.beforeEach(({ page, logInAsAdmin }) => logInAsAdmin(page));

  test("is redirected from the login page to the admin area, which has a link to the site", async ({ page }) => {
    await page.goto("/login");
    await expect(page).toHaveURL("/admin");
    await expectTitle(page, "Admin area");
    await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
    await page.getByRole("link", { name: "Open the site" }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("an unverified user", () => {
  test("sees the verification screen at every address, until they log out", async ({ page, admin, logIn }) => {
    await logIn(page, await admin.createAccount(newAddress("unverified"), { isVerified: false }));
    for (const path of ["/", "/dashboard", "/admin", "/login", "/pages/terms", "/no-such-page"]) {
      await page.goto(path);
      await expectTitle(page, "Check your email");
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await untilHydrated(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    await expectTitle(page, "Log in to your account");
  });

  test("requests a code, has to wait for the next, and stays on the page once verified", async ({
    page,
    admin,
    logIn,
    mailbox,
    browserErrors,
  }) => {
    const person = await admin.createAccount(newAddress("waiting"), { isVerified: false });
    await logIn(page, person);
    await page.goto("/dashboard/sites");

    await untilHydrated(page);
    await page.getByRole("button", { name: "request a new code" }).click();
    await expect(page.getByText("Email sent")).toBeVisible();
    const code = await mailbox.code(person.email);

    browserErrors.allow(/429/, /422/);
    await page.getByRole("button", { name: "request a new code" }).click();
    await expect(page.getByText(/You can request another code in \d+ (?:seconds|minute)/)).toBeVisible();

    const field = page.getByLabel("Verification code");
    await field.fill(code === "000000" ? "111111" : "000000");
    await expect(page.getByText("This code is wrong or no longer works.")).toBeVisible();

    await field.fill(code);
    await expectTitle(page, "Manage Sites");
    await expect(page).toHaveURL("/dashboard/sites");
  });
});

test("a made-up reset link is refused", async ({ page, browserErrors, member }) => {
  browserErrors.allow(/422/);
  await page.goto("/password/reset/made-up");
  await page.getByLabel("Email", { exact: true }).fill(member.email);
  await page.getByLabel("New password", { exact: true }).fill("another-password");
  await page.getByLabel("Confirm password", { exact: true }).fill("another-password");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("This password reset link is no longer valid.")).toBeVisible();
});

test("all reset links share one cached page", async ({ request }) => {
  const openLink = (token: string) => request.get(`${environmentValue("PLINTH_E2E_URL")}/password/reset/${token}`);

  // another test may change a setting between the two requests, which can remove the page from the cache
  await expect(async () => {
    const [first, second] = [await openLink("a-token"), await openLink("another-token")];
    expect(first.headers().etag).toBeDefined();
    expect(second.headers().etag).toBe(first.headers().etag);
    expect(await second.text()).toBe(await first.text());
  }).toPass();
});

test("reset links are not indexed", async ({ request }) => {
  const html = await (await request.get(`${environmentValue("PLINTH_E2E_URL")}/password/reset/a-token`)).text();
  expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/);
});

test("without a network, a login says that it failed", async ({ page, browserErrors, member }) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto("/login");
  await untilHydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.context().setOffline(true);

  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByText("Network Error")).toBeVisible();
});
