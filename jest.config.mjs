import { availableParallelism } from "node:os";
import nextJest from "next/jest.js";

const CORES = availableParallelism();
const create = nextJest({ dir: "./" });

// SWC transforms every package that may be an ES module (cached); only the big CommonJS ones are left alone.
const UNTRANSFORMED = [
  "/node_modules/(?:next|react|react-dom|@swc|typescript|@jest|jest[^/]*|expect|axe-core|@electric-sql|@prisma(?!/client/runtime/[^/]+\\.mjs))/",
  "^.+\\.module\\.(css|sass|scss)$",
];

async function project({ moduleNameMapper = {}, ...options }) {
  const config = await create({
    moduleNameMapper: {
      "^server-only$": "<rootDir>/tests/support/server-only.ts",
      "^@/(.*)$": "<rootDir>/$1",
      ...moduleNameMapper,
    },
    modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/dist/", "<rootDir>/tests/bench/"],
    // What listens to the whole process (the error reports do) outlives its test file; the mode between on and off then calls itself without end.
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
  // Passwords are hashed and databases started for real, and the machine may be busy.
  testTimeout: 60_000,
  // Jest itself leaves one core free, which is half of a machine that has two.
  maxWorkers: Math.max(Math.min(CORES, 2), CORES - 1),
  testSequencer: "<rootDir>/tests/support/longest-first.mjs",
  projects: [
    await project({
      displayName: "lib",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/{lib,rules}/**/*.test.ts"],
    }),
    await project({
      displayName: "api",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/api/**/*.test.ts"],
      globalSetup: "<rootDir>/tests/support/global-setup.mjs",
      globalTeardown: "<rootDir>/tests/support/global-teardown.mjs",
      setupFilesAfterEnv: ["<rootDir>/tests/support/api-setup.ts"],
    }),
    await project({
      displayName: "components",
      testEnvironment: "jest-fixed-jsdom",
      testMatch: ["<rootDir>/tests/components/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/components-setup.ts"],
      // The environment asks for the server's half of a package that has two.
      moduleNameMapper: {
        "^@sentry/nextjs$": "<rootDir>/node_modules/@sentry/nextjs/build/cjs/index.client.js",
        "^tus-js-client$": "<rootDir>/node_modules/tus-js-client/lib.es5/browser/index.js",
      },
    }),
    ...(process.env.PLINTH_LIGHTHOUSE
      ? [
          await project({
            displayName: "lighthouse",
            testEnvironment: "node",
            testMatch: ["<rootDir>/tests/lighthouse/**/*.test.ts"],
          }),
        ]
      : []),
    ...(process.env.PLINTH_SLOW
      ? [
          await project({
            displayName: "slow",
            testEnvironment: "node",
            testMatch: ["<rootDir>/tests/slow/**/*.test.ts"],
          }),
        ]
      : []),
  ],
};
