import fs from "node:fs";
import { ADMIN_NAV } from "@/components/admin/admin-nav";
import { MEMBER_PAGES } from "@/lib/page-cache/member-pages";
import { isPermission } from "@/lib/permissions/permissions";
import { routes } from "@/lib/routes";

const FOLDER = "app/member/[locale]/[reader]/admin";
const NAV_FILE = "lib/permissions/permissions.ts";

const folders = fs
  .readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `${routes.admin}/${name}`);
const entries = ADMIN_NAV.flatMap(({ items }) => items.map(({ href }) => href as string));

test("every folder of the admin area has an entry in its navigation", () => {
  const missingEntries = folders.filter((folder) => !entries.includes(folder));
  expect(missingEntries.map((folder) => `${FOLDER}: add an entry for ${folder} to ${NAV_FILE}`)).toEqual([]);
});

test("every entry of the navigation has a folder in the admin area", () => {
  const entriesWithoutFolder = entries.filter((entry) => !folders.includes(entry));
  expect(
    entriesWithoutFolder.map((entry) => `${NAV_FILE} has ${entry}: add its folder to ${FOLDER}, or remove the entry`),
  ).toEqual([]);
});

test("the icon of every entry of the navigation exists", () => {
  const sprite = fs.readFileSync("public/icons.svg", "utf8");
  const icons = ADMIN_NAV.flatMap(({ items }) => items.map(({ icon }) => icon));
  expect(icons.filter((icon) => !sprite.includes(`<symbol id="${icon}"`))).toEqual([]);
});

test("the permission of every entry of the navigation exists", () => {
  const permissions = ADMIN_NAV.flatMap(({ items }) => items.map(({ permission }) => permission));
  expect(permissions.filter((permission) => !isPermission(permission))).toEqual([]);
});

test("every page of the admin area requires a permission that begins with its noun", () => {
  const pages = MEMBER_PAGES.filter(({ path }) => path.startsWith(`${routes.admin}/`));
  const nounOf = (path: string) => path.split("/")[2]?.replaceAll("-", "_");

  expect(pages.length).toBeGreaterThan(5);
  const withoutOwnPermission = pages.filter(
    ({ path, permissions }) => !permissions.some((permission) => permission.startsWith(`${nounOf(path)}.`)),
  );
  expect(withoutOwnPermission.map(({ path }) => `${path} needs a permission of ${nounOf(path)}`)).toEqual([]);
});

test("the admin area has screens", () => {
  expect(folders).toEqual(expect.arrayContaining([routes.adminScreen("users"), routes.adminScreen("roles")]));
});
