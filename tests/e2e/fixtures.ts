import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { type ReceivedMail, waitForMail } from "../support/mail-inbox";
import { type Api, apiOf, type Person } from "./api";
import { type BrowserErrors, collectBrowserErrors } from "./browser-errors";

export { expect };

type Fixtures = {
  /** Every error in a page of the test's `context` fails the test, unless the test allows it. */
  browserErrors: BrowserErrors;
  /** Reads the codes and links in emails. */
  mailbox: Mailbox;
  /** A member with a verified address. */
  member: Person;
  /** Logs the user in through the API and gives the page the session. */
  logIn: (page: Page, person: Person) => Promise<void>;
  /** Gives the page the admin's session, which all tests of a worker share, because logins are rate-limited. */
  logInAsAdmin: (page: Page) => Promise<void>;
};

type WorkerFixtures = {
  /** The API, called as the admin that the app creates on its first start. */
  admin: Api;
};

export type Mailbox = {
  /** Waits for the next email to this address that has a code. Returns the code. */
  code: (to: string) => Promise<string>;
  /** Waits for the next email to this address that has a button. Returns the button's URL. */
  link: (to: string) => Promise<string>;
};

/** The admin that the app creates on its first start. */
export const ADMIN: Person = { email: "admin@example.com", password: "the-admin-of-the-tests" };

let addressCount = 0;

/** Returns an email address that no other test uses. */
export function newAddress(name = "person"): string {
  addressCount += 1;
  return `${name}-${process.pid}-${Date.now()}-${addressCount}@example.com`;
}

/** Reads a variable that playwright.config.ts sets for the server under test. */
export function environmentValue(name: "PLINTH_E2E_URL" | "PLINTH_E2E_DATA" | "PLINTH_E2E_DNS_PORT"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with playwright.config.ts.`);
  return value;
}

/** Waits until the page is hydrated. Before that, none of its React event handlers run. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
  // React marks an element while it renders. Effects, such as the ones that listen for keys, run later, but before the
  // page is idle.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve), { timeout: 5_000 })),
  );
}

/**
 * Deletes the cookies. Leaves the page first, because the page could otherwise reopen its stream of notifications
 * without a session.
 */
export async function endSession(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Reads the emails of an outbox folder one after another, each once. */
export function mailboxIn(dataDir: string): Mailbox {
  const outbox = path.resolve(dataDir, "outbox");
  const latestMails = new Map<string, ReceivedMail>();

  async function next(to: string, part: "code" | "link"): Promise<string> {
    // other emails, such as the one about a new device, may be in between
    const mail = await waitForMail(outbox, { to, has: part, after: latestMails.get(to) });
    latestMails.set(to, mail);
    const value = mail[part];
    if (value === undefined) throw new Error(`The email "${mail.subject}" has no ${part}.`);
    return value;
  }

  return { code: (to) => next(to, "code"), link: (to) => next(to, "link") };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  browserErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const browserErrors = collectBrowserErrors();
      await use(browserErrors);
      expect(browserErrors.unexpected(), "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, browserErrors }, use) => {
    context.on("page", browserErrors.listen);
    await use(context);
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  mailbox: async ({}, use) => use(mailboxIn(environmentValue("PLINTH_E2E_DATA"))),

  admin: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      const api = apiOf(request, environmentValue("PLINTH_E2E_URL"));
      await api.logIn(ADMIN);
      await api.confirmPassword(ADMIN.password); // needed to create users with permissions
      await use(api);
      await request.dispose();
    },
    { scope: "worker" },
  ],

  member: async ({ admin }, use) => use(await admin.createAccount(newAddress("member"))),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  logIn: async ({}, use) =>
    use((page, person) => apiOf(page.request, environmentValue("PLINTH_E2E_URL")).logIn(person)),

  logInAsAdmin: async ({ admin }, use) => use(async (page) => page.context().addCookies(await admin.cookies())),
});
