import { menusAt } from "@/lib/menus/policy";
import type { MenuItem, MenuJson } from "@/lib/menus/schema";
import type { Grant } from "@/lib/permissions/permissions";

const item = (given: Partial<MenuItem> = {}): MenuItem => ({
  id: "about",
  label: "About",
  icon: null,
  type: "route",
  action: "/pages/about",
  target: "_self",
  roles: [],
  permissions: [],
  settings: [],
  ...given,
});
const menu = (...items: MenuItem[]): MenuJson => ({ id: 1, name: "Main", positions: ["footer"], items });
type Viewer = { permissions: Grant[]; roles: { id: number }[] };
const guest: Viewer = { permissions: [], roles: [{ id: 1 }] };
const isShown = (given: Partial<MenuItem>, viewer: Viewer = guest, settings: unknown = {}) =>
  menusAt([menu(item(given))], "footer", viewer, settings).length === 1;

test("a menu shows at its own positions only", () => {
  expect(menusAt([menu(item())], "footer", guest, {})).toHaveLength(1);
  expect(menusAt([menu(item())], "homepage-navbar", guest, {})).toEqual([]);
});

test("an item shows to users with all its roles", () => {
  expect(isShown({ roles: [1, 2] })).toBe(false);
  expect(isShown({ roles: [1, 2] }, { permissions: [], roles: [{ id: 1 }, { id: 2 }] })).toBe(true);
});

test("an item shows to users with all its permissions", () => {
  const permissions = ["api.access", "projects.create"] as MenuItem["permissions"];
  const holder: Viewer = { permissions: [{ name: "api.access", restrictions: [] }], roles: [] };
  expect(isShown({ permissions }, holder)).toBe(false);
  expect(isShown({ permissions }, { ...holder, permissions: [{ name: "admin", restrictions: [] }] })).toBe(true);
});

test("an item shows while every setting has the required value", () => {
  const settings = [{ name: "notifications.subs.integrated", value: true }];
  expect(isShown({ settings }, guest, { notifications: { subs: { integrated: true } } })).toBe(true);
  expect(isShown({ settings }, guest, { notifications: { subs: { integrated: false } } })).toBe(false);
  expect(isShown({ settings }, guest, {})).toBe(false);
});
