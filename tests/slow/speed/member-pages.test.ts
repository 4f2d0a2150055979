import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type AppProcess, startApp } from "../../support/app-process";
import { HttpClient } from "../../support/http-client";

jest.setTimeout(300_000);

const PASSWORD = "a password of the members";
const TURNS = 1000;
const env = { TRUSTED_PROXIES: "127.0.0.1,::1", ADMIN_PASSWORD: PASSWORD };

let dataDir: string;
let app: AppProcess;
let admin: HttpClient;
let members: Member[];

type Member = { email: string; client: HttpClient; pages: Map<string, string> };

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-members-"));
  app = await startApp({ dataDir, env });
  admin = new HttpClient(app.origin, "10.0.0.1");
  await admin.logIn("admin@example.com", PASSWORD);
  members = await Promise.all(["ines@example.com", "tomas@example.com"].map(createMember));
});
afterAll(async () => {
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function createMember(email: string, index: number): Promise<Member> {
  await admin.send("POST", "/auth/user/confirm-password", { password: PASSWORD });
  const [first_name] = email.split("@");
  const creation = await admin.send("POST", "/api/v1/users", {
    email,
    password: PASSWORD,
    first_name,
    email_verified: true,
  });
  expect(creation.status).toBe(201);
  const client = new HttpClient(app.origin, `10.0.1.${index}`);
  expect((await client.logIn(email, PASSWORD)).status).toBe(200);
  return { email, client, pages: new Map() };
}

const PATHS = ["/dashboard", "/account-settings", "/dashboard/files"];

/** The email address of the user whose data is at the end of the page. Only a page from the cache has this data. */
const ownerOf = (page: string) => /id="own-data">.*?"email":"([^"]*)"/.exec(page)?.[1];
const withoutOwnData = (page: string) =>
  page.replace(/<script type="application\/json" id="own-data">.*?<\/script>/, "");

async function readUntilCached(member: Member, address: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { text } = await member.client.send("GET", address);
    if (ownerOf(text)) return void member.pages.set(address, text);
  }
  throw new Error(`${address} was not cached.`);
}

test("a member page tells browsers and proxies not to store it, whether it comes from our cache or not", async () => {
  const [member] = members as [Member];
  const [uncached, cached] = [await openTools(member), await openTools(member)];

  expect([ownerOf(uncached.text), ownerOf(cached.text)]).toEqual([undefined, member.email]);
  expect([uncached, cached].map(({ headers }) => headers.get("cache-control"))).toEqual([
    "private, no-store",
    "private, no-store",
  ]);
});

const openTools = ({ client }: Member) => client.send("GET", "/dashboard/tools");

const THEME_RULE = /html\[data-theme-id=\\?"2\\?"\]\{/g;
const NOT_FOUND_TEXT = "the doorway to the great nothing";

test.each([
  ["/", "a guest"],
  ["/login", "a guest"],
  ["/contact", "a guest"],
  ["/pages/about", "a guest"],
  ["/", "a member"],
  ["/dashboard", "a member"],
  ["/account-settings", "a member"],
  ["/admin/users/1", "a member"],
  ["/api-docs", "a member"],
])("%s, opened by %s, has the themes' rules once and nothing of the 404 screen", async (address, reader) => {
  const client = reader === "a member" ? admin : new HttpClient(app.origin, "10.0.2.1");
  const { status, text } = await client.send("GET", address);

  expect(status).toBe(200);
  expect(text.match(THEME_RULE)).toHaveLength(1);
  expect(text).not.toContain(NOT_FOUND_TEXT);
});

test("members get the same page, each with only their own data, in each of 1,000 turns", async () => {
  await Promise.all(members.flatMap((member) => PATHS.map((address) => readUntilCached(member, address))));
  const [first, second] = members as [Member, Member];
  for (const address of PATHS) {
    expect(withoutOwnData(first.pages.get(address) ?? "")).toBe(withoutOwnData(second.pages.get(address) ?? " "));
    for (const { pages, email } of members) expect(ownerOf(pages.get(address) ?? "")).toBe(email);
    expect(first.pages.get(address)).not.toContain(second.email);
  }

  const isRight = async ({ client, pages }: Member, address: string) => {
    const { status, text } = await client.send("GET", address);
    return status === 200 && text === pages.get(address);
  };
  const mismatches: string[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const address = PATHS[turn % PATHS.length] as string;
    const results = await Promise.all(members.map((member) => isRight(member, address)));
    if (results.includes(false)) mismatches.push(`${turn} ${address}`);
  }

  expect(mismatches).toEqual([]);
});

test("a member who logs out during requests is sent to the login page, and never gets another member's page", async () => {
  const [staying, leaving] = members as [Member, Member];
  const responses: Promise<{ status: number; text: string }>[] = [];
  const logout = (async () => {
    for (let request = 0; request < 50; request += 1) responses.push(leaving.client.send("GET", "/dashboard"));
    return leaving.client.send("POST", "/auth/logout");
  })();
  const otherResponses = Array.from({ length: 50 }, () => staying.client.send("GET", "/dashboard"));

  expect((await logout).status).toBe(200);
  for (const { status, text } of await Promise.all(responses)) {
    expect([200, 307]).toContain(status);
    if (status === 200) expect(ownerOf(text)).toBe(leaving.email);
  }
  for (const other of await Promise.all(otherResponses)) expect(ownerOf(other.text)).toBe(staying.email);
  const { status, headers } = await leaving.client.send("GET", "/dashboard");
  expect([status, headers.get("location")]).toEqual([307, expect.stringMatching(/\/login(\?|$)/)]);
});

test("an admin's edit shows in a cached member page within a second", async () => {
  const [member] = members as [Member];
  expect((await member.client.send("GET", "/dashboard")).text).not.toContain("Renamed");

  const update = await admin.send("PUT", "/api/v1/settings", { branding: { site_name: "Renamed" } });
  expect(update.status).toBe(200);
  const startedAt = performance.now();
  let text = "";
  while (!text.includes("Renamed") && performance.now() - startedAt < 1000)
    ({ text } = await member.client.send("GET", "/dashboard"));

  expect(text).toContain("Renamed");
});

test("neither a guest nor a guest's prefetch gets a member page", async () => {
  const headersOfRequests: Record<string, string>[] = [{}, { rsc: "1" }, { rsc: "1", "next-router-prefetch": "1" }];
  for (const headers of headersOfRequests) {
    const response = await fetch(`${app.origin}/dashboard`, { headers, redirect: "manual" });

    expect(response.status).toBe(307);
    expect(response.headers.get("location")).toMatch(/\/login\?/);
  }
});
