import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { CATALOG } from "@/lib/templates/catalog";
import { type AppProcess, startApp } from "../support/app-process";
import { HttpClient } from "../support/http-client";
import { type Audit, audit } from "./audit";

/** A page is audited until one run reaches `MIN_PERFORMANCE`: other work on the machine can only lower the points. */
const MAX_RUNS = 5;
/** A published page has no scripts, so the speed of the processor matters little. 4 is Lighthouse's own factor. */
const SLOWDOWN = 4;
const MIN_PERFORMANCE = 99;
const ADMIN = { email: "admin@example.com", password: "the-admin-of-the-tests" };

const templates = CATALOG.filter(({ category }) => category !== "blank");

let folder: string;
let app: AppProcess;
let member: HttpClient;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "plinth-published-"));
  app = await startApp({ dataDir: path.join(folder, "data"), env: { ADMIN_PASSWORD: ADMIN.password } });
  member = new HttpClient(app.origin);
  await member.logIn(ADMIN.email, ADMIN.password);
}, 120_000);

afterAll(async () => {
  await app?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Creates a row through the API. Returns the JSON of the response. */
async function create<Row>(address: string, body: object): Promise<Row> {
  const { status, json, text } = await member.send("POST", `/api/v1/${address}`, body);
  if (status !== 201) throw new Error(`${address}: ${status} ${text}`);
  return json as Row;
}

/** Publishes a new project from a template, unchanged. Returns the address of the site. */
async function publish({ id, name }: { id: string; name: string }): Promise<string> {
  const { project } = await create<{ project: { id: number } }>("projects", { name, template: id });
  const { site } = await create<{ site: { id: number } }>("sites", { name, slug: id, project_id: project.id });
  await create(`sites/${site.id}/publication`, {});
  return app.origin.replace("//", `//${id}.sites.`);
}

async function auditSite(origin: string): Promise<Audit[]> {
  const audits: Audit[] = [];
  const target = { url: `${origin}/`, blank: `${origin}/robots.txt` };
  do audits.push(await audit(target, { folder, slowdown: SLOWDOWN }));
  while (bestOf(audits) < MIN_PERFORMANCE && audits.length < MAX_RUNS);
  return audits;
}

const bestOf = (audits: readonly Audit[]) => Math.max(...audits.map(({ performance }) => performance));

test.each(templates.map((template) => [template.id, template] as const))(
  `the first page of %s has at least ${MIN_PERFORMANCE} points for performance, and 100 in every other category`,
  async (id, template) => {
    const audits = await auditSite(await publish(template));
    const runs = audits.map(({ performance }) => performance);
    process.stdout.write(`Lighthouse, performance of ${id}: ${runs.join(", ")}\n`);
    for (const { performance: _performance, ...marks } of audits)
      expect(marks).toEqual({ accessibility: 100, "best-practices": 100, seo: 100, failed: [] });
    expect(Math.max(...runs)).toBeGreaterThanOrEqual(MIN_PERFORMANCE);
  },
  300_000,
);
