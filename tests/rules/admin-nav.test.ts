import fs from "node:fs";
import { ADMIN_NAV } from "@/components/admin/admin-nav";
import { isPermission } from "@/lib/permissions/permissions";
import { routes } from "@/lib/routes";

const FOLDER = "app/(member)/admin";
const NAV = "components/admin/admin-nav.ts";

const folders = fs
  .readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "[...missing]")
  .map(({ name }) => `${routes.admin}/${name}`);
const entries = ADMIN_NAV.flatMap(({ places }) => places.map(({ href }) => href as string));

test("every folder of the admin area has an entry in its navigation", () => {
  const missing = folders.filter((folder) => !entries.includes(folder));
  expect(missing.map((folder) => `app/(member)${folder}: add an entry for ${folder} to ${NAV}`)).toEqual([]);
});

test("every entry of the navigation has a folder in the admin area", () => {
  const wrong = entries.filter((entry) => !folders.includes(entry));
  expect(wrong.map((entry) => `${NAV} has ${entry}: add app/(member)${entry}, or remove the entry`)).toEqual([]);
});

test("every entry's permission exists", () => {
  const permissions = ADMIN_NAV.flatMap(({ places }) => places.map(({ permission }) => permission));
  expect(permissions.filter((permission) => !isPermission(permission))).toEqual([]);
});

test("every page in a noun's folder requires a permission of that noun", () => {
  const pages = fs
    .readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => /\/page\.tsx$/.test(file) && !file.startsWith("[...missing]"));
  const nounOf = (page: string) => page.split("/", 1)[0]?.replaceAll("-", "_");
  const requiresNoun = (page: string) =>
    fs.readFileSync(`${FOLDER}/${page}`, "utf8").includes(`await requirePermission("${nounOf(page)}.`);

  expect(pages.length).toBeGreaterThan(5);
  const unguarded = pages.filter((page) => !requiresNoun(page));
  expect(unguarded.map((page) => `${FOLDER}/${page}: await requirePermission("${nounOf(page)}.…")`)).toEqual([]);
});

test("the admin area has screens", () => {
  expect(folders).toEqual(expect.arrayContaining([routes.adminScreen("users"), routes.adminScreen("roles")]));
});
