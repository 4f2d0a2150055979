import { HOSTILE_DOCUMENTS, type HostileDocument } from "../../support/hostile-documents";
import type { HttpClient } from "../../support/http-client";
import {
  AppWithMembers,
  countStatuses,
  createProject,
  createSite,
  measureCalls,
  percentile,
} from "../../support/members";
import { randomDocuments } from "../../support/random-documents";

jest.setTimeout(900_000);

/** Another seed tries other documents: `FUZZ_SEED=7 npm run test:slow rounds`. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const RANDOM_DOCUMENTS = 24;
const QUIET_CALLS = 60;
/**
 * How much longer 9 of 10 calls may take. The slowest also wait for the documents that the embedded database writes and
 * for the processors, which the attackers' browsers use too.
 */
const LONGER_MAX_MS = 100;
const MEMORY_MAX_BYTES = 1.2e9;

let members: AppWithMembers;
let member: HttpClient;

beforeAll(async () => {
  members = await AppWithMembers.start();
  member = await members.createMember("member@example.com");
});
afterAll(() => members?.stop());

type Answers = { statuses: number[]; failures: string[] };

/**
 * Saves each document in a project, and checks, publishes, exports and visits it, all at once. A document that is
 * refused is an answer too.
 */
async function attack(browser: HttpClient, name: string, documents: ReadonlyMap<string, HostileDocument>) {
  const project = await createProject(browser, name);
  const { siteId, previewHost } = await createSite(browser, name, project);
  const answers: Answers = { statuses: [], failures: [] };
  let { version } = project;
  for (const [what, document] of documents) {
    const saved = await browser.send("PUT", `/api/v1/projects/${project.id}/document`, { document, version });
    if (saved.status === 200) version = saved.json.version as number;
    const others = await Promise.all([
      browser.send("GET", `/api/v1/sites/${siteId}/checks`).then(({ status }) => status),
      browser.send("POST", `/api/v1/sites/${siteId}/publication`, {}).then(({ status }) => status),
      browser.send("GET", `/api/v1/projects/${project.id}/export`).then(({ status }) => status),
      members.visit(previewHost),
      members.visit(`${name}.${previewHost.split(".").slice(1).join(".")}`),
    ]);
    const statuses = [saved.status, ...others];
    answers.statuses.push(...statuses);
    if (statuses.some((status) => status >= 500 && status !== 503)) answers.failures.push(`${statuses}: ${what}`);
  }
  return answers;
}

test("documents of all shapes, up to the limits, delay nobody else and fail with no error of the server", async () => {
  const random = randomDocuments(RANDOM_DOCUMENTS, SEED).map(
    ({ shape, document }) => [JSON.stringify(shape), document] as const,
  );
  const known = Object.entries(HOSTILE_DOCUMENTS).map(([name, { size, make }]) => [name, make(size)] as const);
  const all = [...known, ...random];
  const attackers = await Promise.all(
    ["first", "second"].map(async (name, half) => ({
      name,
      browser: await members.createMember(`${name}@example.com`),
      documents: new Map(all.filter((_, index) => index % 2 === half)),
    })),
  );
  const quietTimes = await measureCalls(members, member, QUIET_CALLS);

  const attacks = Promise.all(attackers.map(({ browser, name, documents }) => attack(browser, name, documents)));
  const times = await measureCalls(members, member, attacks);
  const answers = await attacks;

  const shares = [0.5, 0.9, 0.99].map(
    (share) => [share, percentile(quietTimes, share), percentile(times, share)] as const,
  );
  const memoryBytes = members.peakMemoryBytes();
  process.stdout.write(
    `${[
      `${all.length} documents (seed ${SEED}), ${times.length} calls of others`,
      ...shares.map(
        ([share, quietMs, attackedMs]) =>
          `${share * 100} of 100 within ${quietMs.toFixed(1)} ms quiet, ${attackedMs.toFixed(1)} ms attacked`,
      ),
      `longest ${Math.max(...times).toFixed(0)} ms`,
      `answers ${countStatuses(answers.flatMap(({ statuses }) => statuses))}`,
      `memory at most ${Math.round(memoryBytes / 1e6)} MB`,
    ].join("\n")}\n`,
  );
  expect(answers.flatMap(({ failures }) => failures)).toEqual([]);
  expect(Math.max(...shares.slice(0, 2).map(([, quietMs, attackedMs]) => attackedMs - quietMs))).toBeLessThan(
    LONGER_MAX_MS,
  );
  expect(memoryBytes).toBeLessThan(MEMORY_MAX_BYTES);
});
