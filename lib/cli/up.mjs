// npm run up: installs and builds what is missing, then starts the production server.
import { requireNode } from "./node-version.mjs";

requireNode();
void import("./commands.mjs").then(function start(commands) {
  return commands.run("up");
});
