import fs from "node:fs";
import { folderOf } from "../support/floors";
import { importsOf } from "../support/imports";
import { routeFiles } from "../support/route-files";

type Exception = { addresses: string[]; folders: string[] };

const TABLE = /^\| addresses \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/m;

/** The exceptions in README.md's table: addresses of calls, and the folders of lib with the code of these calls. */
function exceptionsIn(markdown: string): Exception[] {
  const [, rows = ""] = TABLE.exec(markdown) ?? [];
  const namesIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  return [...rows.matchAll(/^\|([^|]*)\|([^|]*)\|/gm)].map(([, addresses, folders]) => ({
    addresses: namesIn(addresses),
    folders: namesIn(folders),
  }));
}

const EXCEPTIONS = exceptionsIn(fs.readFileSync("README.md", "utf8"));

/** The routes, and the folders of lib that they import. `address` is without `/api/v1/`. */
const ROUTES = routeFiles("app")
  .filter((file) => !fs.readFileSync(file, "utf8").includes("unknownEndpointMethods"))
  .map((file) => ({
    address: file.replace(/^app\/(?:api\/v1\/|api\/(?=webhooks))?|\/route\.ts$/g, ""),
    folders: importsOf([file]).flatMap(({ source }) => folderOf(source) ?? []),
  }));

const singular = (noun: string) => noun.replace(/s$/, "");

/**
 * Whether an address contains the noun of a folder. "users/{id}/avatar" contains that of "avatars", and
 * "users/me/export" that of "data-exports".
 */
const hasNoun = (address: string, folder: string) =>
  address.includes(singular(folder)) ||
  address.split("/").some((segment) => singular(folder).endsWith(`-${singular(segment)}`));

/** A star at the end of an address stands for anything. */
const matches = (address: string, pattern: string) =>
  pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern;

function importsExpectedFolder(
  { address, folders }: (typeof ROUTES)[number],
  exceptions: readonly Exception[],
): boolean {
  const exception = exceptions.find(({ addresses }) => addresses.some((pattern) => matches(address, pattern)));
  if (exception) return exception.folders.some((folder) => folders.includes(folder));
  return folders.some((folder) => hasNoun(address, folder));
}

test("every route imports a folder whose noun is in its address, or the folder that README.md names", () => {
  const misplaced = ROUTES.filter((route) => !importsExpectedFolder(route, EXCEPTIONS));
  expect(misplaced.map(({ address, folders }) => `${address} imports ${folders}`)).toEqual([]);
});

test("every address in the table in README.md exists", () => {
  const patterns = EXCEPTIONS.flatMap(({ addresses }) => addresses);
  expect(patterns.length).toBeGreaterThan(0);
  expect(patterns.filter((pattern) => !ROUTES.some(({ address }) => matches(address, pattern)))).toEqual([]);
});

test.each([
  ["roles/[roleId]", ["http", "roles"], true],
  ["users/[userId]/avatar", ["avatars"], true],
  ["users/me/export", ["data-exports"], true],
  ["tus/entries", ["files", "uploads"], true],
  ["tus/entries", ["files"], false],
  ["settings/test/mail", ["service-checks"], false],
])("a route at %s that imports %j imports an expected folder: %s", (address, folders, expected) => {
  expect(importsExpectedFolder({ address, folders }, [{ addresses: ["tus/*"], folders: ["uploads"] }])).toBe(expected);
});
