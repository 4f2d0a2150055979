// npm test runs the static checks and all tests except the slow ones.
import { buildApp, buildEntries, isBuilt } from "../../lib/cli/building.mjs";
import { installPackages, isInstalled } from "../../lib/cli/packages.mjs";
import { findOrInstallHeadlessShell } from "./chromium.mjs";
import { finish, runChecks, runJest, runPlaywright } from "./steps.mjs";

const root = process.cwd();
const only = process.argv[2]; // "unit" leaves out the end-to-end tests, "e2e" runs only them

if (!isInstalled(root)) await installPackages(root);
await buildEntries(root, "dist");

if (only !== "e2e") {
  await runChecks({
    "Format and lint": ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
    Types: ["node_modules/typescript/bin/tsc", "--noEmit"],
    Promises: ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"],
    "Unused code": ["node_modules/knip/bin/knip.js"],
    "Code that only tests use": ["node_modules/knip/bin/knip.js", "--production"],
  });
  await runJest("Unit, component and API tests", []);
}
if (only !== "unit") {
  const CHROMIUM_PATH = findOrInstallHeadlessShell();
  if (!isBuilt(root)) await buildApp(root);
  await runPlaywright("End-to-end tests", [], { env: { CHROMIUM_PATH } });
}
finish();
