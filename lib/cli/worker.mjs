// npm run worker: background jobs in a process of their own.
import { requireNode } from "./node-version.mjs";

requireNode();
void import("./commands.mjs").then(function start(commands) {
  return commands.run("worker");
});
