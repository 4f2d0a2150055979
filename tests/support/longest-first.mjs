import Sequencer from "@jest/test-sequencer";

/** The slowest test files. If one of them started last, the other cores would be idle while it ran. */
const LONGEST = [
  "tests/slow/cli/fresh-clone.test.ts",
  "tests/slow/db/kill-rounds.test.ts",
  "tests/slow/registrations-survive-kill.test.ts",
  "tests/slow/cli/up.test.ts",
  "tests/lib/db/embedded.test.ts",
  "tests/lib/db/durability.test.ts",
  "tests/api/uploads.tus.test.ts",
];

const rank = ({ path }) => {
  const index = LONGEST.findIndex((file) => path.endsWith(file));
  return index < 0 ? LONGEST.length : index;
};

/** Starts the slowest test files first. The others keep jest's order. */
// biome-ignore lint/style/noDefaultExport: jest reads it
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    return [...(await super.sort(tests))].sort((first, second) => rank(first) - rank(second));
  }
}
