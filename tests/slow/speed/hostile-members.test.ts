import { HOSTILE_DOCUMENTS } from "../../support/hostile-documents";
import type { HttpClient } from "../../support/http-client";
import {
  AppWithMembers,
  countStatuses,
  createProject,
  createSite,
  measureCalls,
  percentile,
} from "../../support/members";

jest.setTimeout(600_000);

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

let members: AppWithMembers;
let member: HttpClient;

beforeAll(async () => {
  members = await AppWithMembers.start();
  member = await members.createMember("member@example.com");
});
afterAll(() => members?.stop());

/** Creates a site for each document, with a link to its draft. */
async function prepareAttacks(browser: HttpClient, name: string): Promise<Attack[]> {
  const attacks: Attack[] = [];
  for (const [index, title] of ATTACKS.entries()) {
    const { size = 0, make } = HOSTILE_DOCUMENTS[title] ?? {};
    const project = await createProject(browser, title.slice(0, 60));
    const save = { document: make?.(size), version: project.version };
    expect((await browser.send("PUT", `/api/v1/projects/${project.id}/document`, save)).status).toBe(200);
    attacks.push(await createSite(browser, `${name}-${index}`, project));
  }
  return attacks;
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
        members.visit(previewHost),
      ]);
      statuses.push(...answers);
      if (Date.now() >= endsAt) break;
    }
  }
  return statuses;
}

test("while two members attack with the documents that once stopped the server, another member works on", async () => {
  const attackers = [await members.createMember("first@example.com"), await members.createMember("second@example.com")];
  const attacks = await Promise.all(attackers.map((browser, index) => prepareAttacks(browser, `attack-${index}`)));
  const project = await createProject(member, "Mine");
  const document = (text: string) => ({ pages: [{ id: "home", name: text }] });
  let { version } = project;
  const ratios: number[] = [];
  const statuses: number[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    const quietTimes = await measureCalls(members, member, QUIET_CALLS);
    const endsAt = Date.now() + ROUND_MS;
    const attacking = Promise.all(
      attackers.map((browser, index) => attack(browser, attacks[index] as Attack[], endsAt)),
    );
    const save = { document: document(`Round ${round}`), version };
    const [times, saved] = await Promise.all([
      measureCalls(members, member, attacking),
      member.send("PUT", `/api/v1/projects/${project.id}/document`, save),
    ]);
    version = saved.json.version as number;
    statuses.push(...(await attacking).flat());
    const [quietMs, attackedMs] = [percentile(quietTimes, 0.5), percentile(times, 0.5)];
    ratios.push(attackedMs / quietMs);
    process.stdout.write(
      `quiet ${quietMs.toFixed(1)} ms, attacked ${attackedMs.toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms\n`,
    );
  }

  const memoryBytes = members.peakMemoryBytes();
  process.stdout.write(`answers ${countStatuses(statuses)}; memory at most ${Math.round(memoryBytes / 1e6)} MB\n`);
  const stored = await member.send("GET", `/api/v1/projects/${project.id}/document`);
  expect(stored.json.document).toEqual(document(`Round ${ROUNDS - 1}`));
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(Math.min(...ratios)).toBeLessThan(RATIO_MAX);
  expect(memoryBytes).toBeLessThan(MEMORY_MAX_BYTES);
});
