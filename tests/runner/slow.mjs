// npm run test:slow: what takes longer than a developer waits: kill rounds, two processes on a real Postgres, Node 24.
import { buildApp, isBuilt } from "../../lib/up/building.mjs";
import { installPackages, isInstalled } from "../../lib/up/packages.mjs";
import { findChromium } from "./chromium.mjs";
import { findNode24 } from "./node-24.mjs";
import { finish, jest, playwright } from "./steps.mjs";

const root = process.cwd();
if (!isInstalled(root)) await installPackages(root);
if (!isBuilt(root)) await buildApp(root);
const CHROMIUM_PATH = findChromium();
await jest("Slow tests", ["--selectProjects", "slow", "--runInBand"], { CHROMIUM_PATH, PLINTH_SLOW: "1" });

const node = findNode24();
if (node)
  await playwright("The journeys, the server on Node 24", ["journey", "guards"], { CHROMIUM_PATH, PLINTH_NODE: node });
else
  console.log("There is no Node 24 for this kind of machine in the npm registry; its run is left to one that has it.");
finish();
