// npm run dev: installs what is missing, then starts the server in development mode, with hot reload.
import { requireNode } from "./node-version.mjs";

requireNode();
void import("./commands.mjs").then(function start(commands) {
  return commands.run("dev");
});
