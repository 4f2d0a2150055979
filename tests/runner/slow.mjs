// npm run test:slow: what takes longer than a developer waits: kill rounds, real Postgres, Node 24, Lighthouse.
import { buildApp, isBuilt } from "../../lib/cli/building.mjs";
import { installPackages, isInstalled } from "../../lib/cli/packages.mjs";
import { findChromium } from "./chromium.mjs";
import { findNode24 } from "./node-24.mjs";
import { startPostgres } from "./postgres.mjs";
import { finish, jest, playwright, prepare } from "./steps.mjs";

const root = process.cwd();
const steps = process.argv.slice(2); // some of "rounds", "postgres", "node24", "lighthouse" while working
const wanted = (name) => steps.length === 0 || steps.includes(name);

if (!isInstalled(root)) await installPackages(root);
if (!isBuilt(root)) await buildApp(root);
const CHROMIUM_PATH = findChromium();

if (wanted("rounds"))
  await jest("Slow tests", ["--selectProjects", "slow", "--runInBand"], { env: { CHROMIUM_PATH, PLINTH_SLOW: "1" } });

if (wanted("postgres")) {
  const server = await prepare("A real Postgres", startPostgres);
  if (server) {
    await jest("API tests on it", ["--selectProjects", "api"], { env: { TEST_DATABASE_URL: server.url } });
    await server.stop();
  }
}

if (wanted("node24")) {
  const node = findNode24();
  if (node) {
    await jest("Unit, component and API tests on Node 24", ["--selectProjects", "lib", "components", "api"], { node });
    const env = { CHROMIUM_PATH, PLINTH_NODE: node };
    await playwright("The journeys, the server on Node 24", ["journey", "guards"], { env });
  } else
    console.log(
      "The npm registry has no Node 24 for this kind of machine; its run is left to one that it has one for.",
    );
}

if (wanted("lighthouse")) {
  const env = { CHROMIUM_PATH, PLINTH_LIGHTHOUSE: "1" };
  await jest("Lighthouse", ["--selectProjects", "lighthouse"], { env });
}
finish();
