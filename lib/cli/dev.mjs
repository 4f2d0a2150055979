// npm run dev: the same server with hot reload.
import { requireNode } from "./node-version.mjs";

requireNode();
void import("./commands.mjs").then(function start(commands) {
  return commands.run("dev");
});
