import { menusAt } from "@/lib/menus/policy";
import type { MenuItem, MenuJson } from "@/lib/menus/schema";
import type { Grant, Permission } from "@/lib/permissions/permissions";

const item = (changes: Partial<MenuItem> = {}): MenuItem => ({
  id: "about",
  label: "About",
  icon: null,
  type: "route",
  action: "/pages/about",
  target: "_self",
  roles: [],
  permissions: [],
  settings: [],
  ...changes,
});
const menu = (...items: MenuItem[]): MenuJson => ({ id: 1, name: "Main", positions: ["footer"], items });
type Viewer = { permissions: Grant[]; roles: { id: number }[] };
const guest: Viewer = { permissions: [], roles: [{ id: 1 }] };
const isShown = (changes: Partial<MenuItem>, viewer: Viewer = guest, settings: unknown = {}) =>
  menusAt([menu(item(changes))], "footer", viewer, settings).length === 1;

test("a menu is shown at its own positions only", () => {
  expect(menusAt([menu(item())], "footer", guest, {})).toHaveLength(1);
  expect(menusAt([menu(item())], "homepage-navbar", guest, {})).toEqual([]);
});

test("an item is shown only to users with all its roles", () => {
  expect(isShown({ roles: [1, 2] })).toBe(false);
  expect(isShown({ roles: [1, 2] }, { permissions: [], roles: [{ id: 1 }, { id: 2 }] })).toBe(true);
});

test("an item is shown only to users with all its permissions", () => {
  const permissions: Permission[] = ["api.access", "projects.create"];
  const api: Grant = { name: "api.access", restrictions: [] };
  const projects: Grant = { name: "projects.create", restrictions: [] };
  expect(isShown({ permissions }, { permissions: [api], roles: [] })).toBe(false);
  expect(isShown({ permissions }, { permissions: [api, projects], roles: [] })).toBe(true);
});

test("an item with permissions is shown to admins", () => {
  const admin: Viewer = { permissions: [{ name: "admin", restrictions: [] }], roles: [] };
  expect(isShown({ permissions: ["api.access", "projects.create"] }, admin)).toBe(true);
});

test("an item is shown only while its setting has the required value", () => {
  const settings = [{ name: "notifications.subs.integrated", value: true }];
  expect(isShown({ settings }, guest, { notifications: { subs: { integrated: true } } })).toBe(true);
  expect(isShown({ settings }, guest, { notifications: { subs: { integrated: false } } })).toBe(false);
  expect(isShown({ settings }, guest, {})).toBe(false);
});
