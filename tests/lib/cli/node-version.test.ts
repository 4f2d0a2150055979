import { nodeVersionProblem } from "@/lib/cli/node-version.mjs";

test.each(["20.19.0", "20.20.2", "21.0.0", "22.12.0", "24.1.0", "30.0.0"])("Node %s is accepted", (version) => {
  expect(nodeVersionProblem(version)).toBe("");
});

test.each(["12.22.0", "18.19.1", "20.18.3", "22.11.0"])(
  "Node %s is too old, and the message says what to do",
  (version) => {
    expect(nodeVersionProblem(version)).toBe(
      `Plinth needs Node 20.19, 22.12 or newer, and this is Node ${version}. Install a newer one from https://nodejs.org, then start again.`,
    );
  },
);
