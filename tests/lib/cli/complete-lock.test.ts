import { readFileSync } from "node:fs";
import { completeLock, findMissingOptional } from "@/lib/cli/complete-lock.mjs";

const lock = {
  lockfileVersion: 3,
  packages: {
    "": {},
    "node_modules/tool": {
      version: "1.0.0",
      dev: true,
      optionalDependencies: {
        "@tool/linux-x64-gnu": "1.0.0",
        "@tool/linux-arm64-musl": "1.0.0",
        "@tool/darwin-arm64": "1.0.0",
        "@tool/win32-x64-msvc": "1.0.0",
        "@tool/wasm32-wasi": "1.0.0",
      },
    },
    "node_modules/@tool/linux-x64-gnu": { version: "1.0.0", optional: true },
    "node_modules/other/node_modules/tool": {
      version: "2.0.0",
      optionalDependencies: { "@tool/linux-x64-gnu": "2.0.0" },
    },
    "node_modules/newest": { version: "3.0.0", optionalDependencies: { "@tool/linux-x64-gnu": "3.0.0" } },
  },
};

test("this project's lock file names the optional packages of every system, as npm 11 requires", () => {
  expect(findMissingOptional(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
});

test("a missing package is added with the system that its name contains", () => {
  const { packages } = completeLock(lock) as { packages: Record<string, unknown> };
  expect(packages["node_modules/@tool/darwin-arm64"]).toEqual({
    version: "1.0.0",
    cpu: ["arm64"],
    os: ["darwin"],
    dev: true,
    optional: true,
  });
  expect(packages["node_modules/@tool/linux-arm64-musl"]).toMatchObject({
    os: ["linux"],
    cpu: ["arm64"],
    libc: ["musl"],
  });
  expect(packages["node_modules/@tool/win32-x64-msvc"]).toMatchObject({ os: ["win32"], cpu: ["x64"] });
  expect(packages["node_modules/@tool/wasm32-wasi"]).toMatchObject({ cpu: ["wasm32"] });
});

test("a second version of a package is placed inside the package that needs it", () => {
  const { packages } = completeLock(lock) as { packages: Record<string, unknown> };
  const versionIn = (folder: string) => packages[`${folder}node_modules/@tool/linux-x64-gnu`];
  expect(versionIn("")).toEqual({ version: "1.0.0", optional: true });
  expect(versionIn("node_modules/other/node_modules/tool/")).toMatchObject({ version: "2.0.0" });
  expect(versionIn("node_modules/newest/")).toMatchObject({ version: "3.0.0" });
});

test("the completed lock file lacks no optional package", () => {
  expect(findMissingOptional(completeLock(lock))).toEqual([]);
});

test("a missing package whose name includes no operating system is an error", () => {
  const odd = { packages: { "node_modules/a": { optionalDependencies: { strange: "1.0.0" } } } };
  expect(() => completeLock(odd)).toThrow(
    "The lock file lacks strange, whose name includes no operating system. Add it by hand.",
  );
});
