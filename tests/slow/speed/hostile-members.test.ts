import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type AppProcess, startApp } from "../../support/app-process";
import { HOSTILE_DOCUMENTS } from "../../support/hostile-documents";
import { HttpClient } from "../../support/http-client";

jest.setTimeout(600_000);

const PASSWORD = "a password of the members";
const ROUNDS = 2;
const ROUND_MS = 20_000;
const QUIET_CALLS = 40;
/** The attack takes two of two processors, and the test's own clients need some of them too. */
const RATIO_MAX = 2;
const MEMORY_MAX_BYTES = 1.2e9;
/** The documents that stopped the server before. */
const ATTACKS = [
  "rules for selectors on many empty pages",
  "forms in each other with labels and elements",
  "different characters with all fonts",
  "broken anchors",
  "rules for the root",
];

type Attack = { siteId: number; previewHost: string };

let dataDir: string;
let app: AppProcess;
let admin: HttpClient;
let member: HttpClient;
let lastAddress = 0;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-hostile-"));
  app = await startApp({ dataDir, env: { TRUSTED_PROXIES: "127.0.0.1,::1", ADMIN_PASSWORD: PASSWORD } });
  admin = newBrowser();
  await admin.logIn("admin@example.com", PASSWORD);
  await admin.send("POST", "/auth/user/confirm-password", { password: PASSWORD });
  member = await createMember("member@example.com");
});
afterAll(async () => {
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const newBrowser = () => new HttpClient(app.origin, `10.2.0.${++lastAddress}`);

/** A member who may have ten projects and sites. */
async function createMember(email: string): Promise<HttpClient> {
  const grants = ["projects.create", "sites.create"].map((name) => ({
    name,
    restrictions: [{ name: "count", value: 10 }],
  }));
  const body = { email, password: PASSWORD, email_verified: true, permissions: grants };
  expect((await admin.send("POST", "/api/v1/users", body)).status).toBe(201);
  const browser = newBrowser();
  expect((await browser.logIn(email, PASSWORD)).status).toBe(200);
  return browser;
}

async function createProject(browser: HttpClient, name: string) {
  const { json } = await browser.send("POST", "/api/v1/projects", { name });
  return json.project as { id: number; version: number };
}

/** Creates a site for each document, with a link to its draft. */
async function prepareAttacks(browser: HttpClient, name: string): Promise<Attack[]> {
  const attacks: Attack[] = [];
  for (const [index, title] of ATTACKS.entries()) {
    const { size = 0, make } = HOSTILE_DOCUMENTS[title] ?? {};
    const project = await createProject(browser, title.slice(0, 60));
    const save = { document: make?.(size), version: project.version };
    expect((await browser.send("PUT", `/api/v1/projects/${project.id}/document`, save)).status).toBe(200);
    const input = { name: title.slice(0, 60), slug: `${name}-${index}`, project_id: project.id };
    const { site } = (await browser.send("POST", "/api/v1/sites", input)).json as { site: { id: number } };
    const { json } = await browser.send("POST", `/api/v1/sites/${site.id}/preview`, {});
    attacks.push({ siteId: site.id, previewHost: new URL((json as { url: string }).url).host });
  }
  return attacks;
}

/** Visits a page of a draft, as anybody can who has the link. */
async function visit(host: string): Promise<number> {
  const { port } = new URL(app.origin);
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ host: "127.0.0.1", port, path: "/", headers: { host }, agent: false }, resolve).once("error", reject);
  });
  response.resume();
  return response.statusCode ?? 0;
}

/**
 * Checks and publishes the sites and visits their drafts until the time is over. Returns the statuses of the answers.
 */
async function attack(browser: HttpClient, attacks: readonly Attack[], endsAt: number): Promise<number[]> {
  const statuses: number[] = [];
  while (Date.now() < endsAt) {
    for (const { siteId, previewHost } of attacks) {
      const answers = await Promise.all([
        browser.send("GET", `/api/v1/sites/${siteId}/checks`).then(({ status }) => status),
        browser.send("POST", `/api/v1/sites/${siteId}/publication`, {}).then(({ status }) => status),
        visit(previewHost),
      ]);
      statuses.push(...answers);
      if (Date.now() >= endsAt) break;
    }
  }
  return statuses;
}

async function measureCall(): Promise<number> {
  const startedAt = performance.now();
  const { status } = await member.send("GET", "/api/v1/projects");
  const durationMs = performance.now() - startedAt;
  expect(status).toBe(200);
  await delay(120); // the calls of a member are limited
  return durationMs;
}

const medianOf = (times: number[]) =>
  times.sort((first, second) => first - second)[Math.floor(times.length / 2)] as number;

/** The most memory that the server has used so far. */
const peakMemoryOf = ({ child }: AppProcess) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) * 1024;

test("while two members attack with the documents that once stopped the server, another member works on", async () => {
  const attackers = [await createMember("first@example.com"), await createMember("second@example.com")];
  const attacks = await Promise.all(attackers.map((browser, index) => prepareAttacks(browser, `attack-${index}`)));
  const project = await createProject(member, "Mine");
  const document = (text: string) => ({ pages: [{ id: "home", name: text }] });
  let { version } = project;
  const ratios: number[] = [];
  const statuses: number[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    const quietTimes: number[] = [];
    for (let call = 0; call < QUIET_CALLS; call += 1) quietTimes.push(await measureCall());
    const endsAt = Date.now() + ROUND_MS;
    const attacking = Promise.all(
      attackers.map((browser, index) => attack(browser, attacks[index] as Attack[], endsAt)),
    );
    const times: number[] = [];
    while (Date.now() < endsAt) times.push(await measureCall());
    const save = { document: document(`Round ${round}`), version };
    version = (await member.send("PUT", `/api/v1/projects/${project.id}/document`, save)).json.version as number;
    statuses.push(...(await attacking).flat());
    ratios.push(medianOf(times) / medianOf(quietTimes));
    process.stdout.write(
      `quiet ${medianOf(quietTimes).toFixed(1)} ms, attacked ${medianOf(times).toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms\n`,
    );
  }

  const counts = [...new Set(statuses)].map(
    (each) => `${statuses.filter((status) => status === each).length} × ${each}`,
  );
  process.stdout.write(`answers ${counts.join(", ")}; memory at most ${Math.round(peakMemoryOf(app) / 1e6)} MB\n`);
  const stored = await member.send("GET", `/api/v1/projects/${project.id}/document`);
  expect(stored.json.document).toEqual(document(`Round ${ROUNDS - 1}`));
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(Math.min(...ratios)).toBeLessThan(RATIO_MAX);
  expect(peakMemoryOf(app)).toBeLessThan(MEMORY_MAX_BYTES);
});
