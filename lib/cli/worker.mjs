// npm run worker: runs background jobs in a separate process.
import { requireNode } from "./node-version.mjs";

requireNode();
void import("./commands.mjs").then(function start(commands) {
  return commands.run("worker");
});
