// npm run test:slow runs the tests that take longer: repeated kills, a real Postgres, Node 24, Lighthouse.
import { buildApp, isBuilt } from "../../lib/cli/building.mjs";
import { installPackages, isInstalled } from "../../lib/cli/packages.mjs";
import { findOrInstallChromium, findOrInstallHeadlessShell } from "./chromium.mjs";
import { findOrInstallNode24 } from "./node-24.mjs";
import { finish, prepare, runJest, runPlaywright } from "./steps.mjs";

const SPEED_TESTS = "tests/slow/speed/";
const root = process.cwd();
// any of "rounds" (tests/slow), "walks", "parity", "postgres", "node24", "lighthouse"
const steps = process.argv.slice(2);
const shouldRun = (name) => steps.length === 0 || steps.includes(name);

if (!isInstalled(root)) await installPackages(root);
const { startPostgres } = await import("./postgres.mjs"); // needs the packages
if (!isBuilt(root)) await buildApp(root);
const CHROMIUM_PATH = findOrInstallHeadlessShell();

if (shouldRun("rounds")) {
  const env = { CHROMIUM_PATH, PLINTH_SLOW: "1" };
  await runJest("Slow tests", ["--selectProjects", "slow", "--testPathIgnorePatterns", SPEED_TESTS], { env });
  // One test file at a time, because they compare times.
  const args = ["--selectProjects", "slow", "--testPathPatterns", SPEED_TESTS, "--maxWorkers=1"];
  await runJest("Speed tests", args, { env });
}

if (shouldRun("walks")) {
  const args = ["--selectProjects", "components", "--testPathPatterns", "editor/walk"];
  await runJest("Random walks through the editor", args, { env: { PLINTH_SLOW: "1" } });
}

if (shouldRun("parity")) {
  const env = { CHROMIUM_PATH, PLINTH_SLOW: "1" };
  await runPlaywright("Canvas and published page of all sections and templates", ["parity", "template-headings"], {
    env,
  });
  await runPlaywright("Sites that are made from nothing", ["maker"], { env });
}

const node = shouldRun("node24") ? findOrInstallNode24() : undefined;
if (node === null) console.log("Node 24 could not be installed, so its run is left out.");
const server = shouldRun("postgres") ? await prepare("A real Postgres", startPostgres) : undefined;

// One run covers Node 24 and Postgres. Run the steps one at a time to tell which of the two a failure belongs to.
if (node || server) {
  const projects = node ? ["lib", "api"] : ["api"]; // components run in browsers, whatever the server's Node version
  const environments = [...(node ? ["Node 24"] : []), ...(server ? ["a real Postgres"] : [])].join(" and ");
  // Here the API tests send their calls over HTTP to `lib/front`, as clients do. In `npm test`, they call the handlers
  // directly, as Next does.
  await runJest(
    `${node ? "Unit and API" : "API"} tests on ${environments}, over HTTP`,
    // The rules only read the source.
    ["--selectProjects", ...projects, "--testPathIgnorePatterns", "tests/rules/"],
    {
      node: node ?? undefined,
      env: { PLINTH_CALLS: "front", ...(server && { TEST_DATABASE_URL: server.url }) },
    },
  );
  await server?.stop();
}
if (node) {
  const env = { CHROMIUM_PATH, PLINTH_NODE: node };
  await runPlaywright("End-to-end journeys with the server on Node 24", ["journey", "guards"], { env });
}

if (shouldRun("lighthouse")) {
  const env = { CHROMIUM_PATH: findOrInstallChromium(), PLINTH_LIGHTHOUSE: "1" };
  await runJest("Lighthouse", ["--selectProjects", "lighthouse", "--maxWorkers=1"], { env }); // it compares times too
}
finish();
