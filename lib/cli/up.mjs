// npm run up: the production server, with everything made that is missing.
import { requireNode } from "./node-version.mjs";

requireNode();
void import("./commands.mjs").then(function start(commands) {
  return commands.run("up");
});
