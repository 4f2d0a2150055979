// npm run build: builds everything that the production server needs.
import { requireNode } from "./node-version.mjs";

requireNode();
void import("./commands.mjs").then(function start(commands) {
  return commands.run("build");
});
