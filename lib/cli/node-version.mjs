// This file and the programs that import it (up.mjs, dev.mjs, build.mjs and worker.mjs) use only Node 12 syntax, so
// that an old Node can print the message below.

/** Returns the message for a Node that is too old ("18.19.1"), or an empty string. */
export function nodeVersionProblem(version) {
  var parts = version.split(".").map(Number);
  var major = parts[0];
  var minor = parts[1];
  if (major > 22 || major === 21 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return "";
  return (
    "Plinth needs Node 20.19, 22.12 or newer, and this is Node " +
    version +
    ". Install a newer one from https://nodejs.org, then start again."
  );
}

/** Prints that message and ends the process if this Node is too old. */
export function requireNode() {
  var message = nodeVersionProblem(process.versions.node);
  if (!message) return;
  console.error(message);
  process.exit(1);
}
