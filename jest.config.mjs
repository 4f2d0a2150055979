import { availableParallelism } from "node:os";
import nextJest from "next/jest.js";

const CORES = availableParallelism();
const createConfig = nextJest({ dir: "./" });

// SWC transforms (and caches) every package that may be an ES module, but not the large CommonJS ones.
const UNTRANSFORMED = [
  "/node_modules/(?:next|react|react-dom|@swc|typescript|@jest|jest[^/]*|expect|axe-core|@electric-sql|@prisma(?!/client/runtime/[^/]+\\.mjs))/",
  "^.+\\.module\\.(css|sass|scss)$",
];

async function createProject({ moduleNameMapper = {}, ...options }) {
  const config = await createConfig({
    moduleNameMapper: {
      "^server-only$": "<rootDir>/tests/support/server-only.ts",
      "^@/(.*)$": "<rootDir>/$1",
      ...moduleNameMapper,
    },
    modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/dist/", "<rootDir>/tests/bench/"],
    // Listeners on the process (such as those of error reports) outlive their test file. The default cleanup would then
    // recurse endlessly.
    testEnvironmentOptions: { globalsCleanup: "off" },
    ...options,
  })();
  return { ...config, transform: withOwnTransformer(config.transform), transformIgnorePatterns: UNTRANSFORMED };
}

function withOwnTransformer(transform) {
  const entries = Object.entries(transform).map(([files, [, options]]) => [
    files,
    ["<rootDir>/tests/support/transformer.mjs", options],
  ]);
  return Object.fromEntries(entries);
}

export default {
  // Tests hash real passwords and start real databases, and the machine may be busy.
  testTimeout: 60_000,
  // By default Jest leaves one core free, which is half of a machine with two.
  maxWorkers: Math.max(Math.min(CORES, 2), CORES - 1),
  // A worker does not free what each test file has loaded. Without this limit, a worker's memory came close to
  // Node's own limit, and one worker crashed.
  workerIdleMemoryLimit: "2GB",
  testSequencer: "<rootDir>/tests/support/longest-first.mjs",
  projects: [
    await createProject({
      displayName: "lib",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/{lib,rules}/**/*.test.ts"],
    }),
    await createProject({
      displayName: "api",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/api/**/*.test.ts"],
      globalSetup: "<rootDir>/tests/support/global-setup.mjs",
      globalTeardown: "<rootDir>/tests/support/global-teardown.mjs",
      setupFilesAfterEnv: ["<rootDir>/tests/support/api-setup.ts"],
    }),
    await createProject({
      displayName: "components",
      testEnvironment: "jest-fixed-jsdom",
      testMatch: ["<rootDir>/tests/components/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/components-setup.ts"],
      // The environment would resolve the server build of these packages.
      moduleNameMapper: {
        "^@sentry/nextjs$": "<rootDir>/node_modules/@sentry/nextjs/build/cjs/index.client.js",
        "^tus-js-client$": "<rootDir>/node_modules/tus-js-client/lib.es5/browser/index.js",
      },
    }),
    ...(process.env.PLINTH_LIGHTHOUSE
      ? [
          await createProject({
            displayName: "lighthouse",
            testEnvironment: "node",
            testMatch: ["<rootDir>/tests/lighthouse/**/*.test.ts"],
          }),
        ]
      : []),
    ...(process.env.PLINTH_SLOW
      ? [
          await createProject({
            displayName: "slow",
            testEnvironment: "node",
            testMatch: ["<rootDir>/tests/slow/**/*.test.ts"],
          }),
        ]
      : []),
  ],
};
