import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { waitForMail } from "../support/mail-inbox";
import { type Api, apiOf, type Person } from "./api";
import { listenForNoise, type Noise } from "./noise";

export { expect };

type Fixtures = {
  /** Whatever the browser complains about fails the test, unless the test announced it. */
  noise: Noise;
  /** What was mailed to an address. */
  mailbox: Mailbox;
  /** A member with a verified address. */
  member: Person;
  /** Gives the page this person's session, without typing. */
  signIn: (page: Page, person: Person) => Promise<void>;
};

type WorkerFixtures = {
  /** The API as the admin of the first start. */
  admin: Api;
};

export type Mailbox = {
  code: (to: string) => Promise<string>;
  link: (to: string, subject?: RegExp) => Promise<string>;
};

export const ADMIN: Person = { email: "admin@example.com", password: "the-admin-of-the-tests" };

let made = 0;

/** An address that no other test has. */
export function newAddress(name = "person"): string {
  made += 1;
  return `${name}-${process.pid}-${Date.now()}-${made}@example.com`;
}

/** The server under test, which playwright.config.ts starts. */
export function given(name: "PLINTH_E2E_URL" | "PLINTH_E2E_DATA"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with playwright.config.ts.`);
  return value;
}

/** Waits until the page's script has taken over its HTML: a press before that is nobody's. */
export async function ready(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}

export function mailboxIn(dataDir: string): Mailbox {
  const outbox = path.resolve(dataDir, "outbox");
  const wanted = <T>(what: string, found: T | undefined): T => {
    if (found === undefined) throw new Error(`The mail has no ${what}.`);
    return found;
  };
  return {
    code: async (to) => wanted("code", (await waitForMail(outbox, { to })).code),
    link: async (to, subject) => wanted("link", (await waitForMail(outbox, { to, subject })).link),
  };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  noise: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here which fixtures this one needs
    async ({}, use) => {
      const noise = listenForNoise();
      await use(noise);
      expect(noise.unannounced(), "the browser complained").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, noise }, use) => {
    context.on("page", noise.listen);
    await use(context);
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  mailbox: async ({}, use) => use(mailboxIn(given("PLINTH_E2E_DATA"))),

  admin: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      const api = apiOf(request, given("PLINTH_E2E_URL"));
      await api.login(ADMIN);
      await use(api);
      await request.dispose();
    },
    { scope: "worker" },
  ],

  member: async ({ admin }, use) => use(await admin.createMember(newAddress("member"))),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  signIn: async ({}, use) => use((page, person) => apiOf(page.request, given("PLINTH_E2E_URL")).login(person)),
});
