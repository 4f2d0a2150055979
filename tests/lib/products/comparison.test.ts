import { type Grant, PERMISSIONS, type Permission, RESTRICTIONS } from "@/lib/permissions/permissions";
import { comparePlans } from "@/lib/products/comparison";

const grant = (name: Permission, limits: Record<string, number | null> = {}): Grant => ({
  name,
  restrictions: Object.entries(limits).map(([restriction, value]) => ({ name: restriction, value })),
});

/** A plan whose users may do what it grants, and what `others` give to every account. */
const plan = (granted: Grant[], others: Grant[] = []) => ({
  product: { permissions: granted },
  permissions: [...granted, ...others],
});

const cellsOf = (...plans: ReturnType<typeof plan>[]) =>
  Object.fromEntries(comparePlans(plans).map(({ key, allowances }) => [key, allowances]));

test("a limited permission has a row for each limit", () => {
  const some = plan([grant("projects.create", { count: 3 }), grant("workspaces.create", { count: 1, members: 5 })]);
  const all = plan([grant("projects.create"), grant("workspaces.create", { count: null, members: 25 })]);

  expect(cellsOf(some, all)).toEqual({
    "projects.create.count": [3, null],
    "workspaces.create.count": [1, null],
    "workspaces.create.members": [5, 25],
  });
});

test("another permission is there or not", () => {
  expect(cellsOf(plan([]), plan([grant("api.access")]))).toEqual({ "api.access": [false, true] });
});

test("a plan without a permission does not have its limit", () => {
  expect(cellsOf(plan([]), plan([grant("sites.create", { count: 2 })]))).toEqual({ "sites.create.count": [false, 2] });
});

test("what every account may do counts for a plan that does not grant it", () => {
  const free = plan([], [grant("projects.create", { count: 3 })]);

  expect(cellsOf(free, plan([grant("projects.create", { count: 30 })]))).toEqual({ "projects.create.count": [3, 30] });
});

test("what no plan grants is no row, although every account may do it", () => {
  expect(comparePlans([plan([], [grant("api.access")])])).toEqual([]);
});

test("a plan that grants everything has no limits", () => {
  const cells = cellsOf(plan([grant("projects.create", { count: 3 })]), plan([grant("admin")]));

  expect(cells).toMatchObject({
    admin: [false, true],
    "projects.create.count": [3, null],
    "files.create.max_bytes": [false, null],
  });
});

test("sizes are bytes", () => {
  expect(comparePlans([plan([grant("files.create", { max_bytes: 1024 })])])).toMatchObject([
    { unit: "bytes", allowances: [1024] },
  ]);
});

test("permissions with limits come first", () => {
  const names: Permission[] = ["files.create", "api.access", "projects.create"];

  expect(comparePlans([plan(names.map((name) => grant(name)))]).map(({ key }) => key.split(".")[0])).toEqual([
    "projects",
    "files",
    "api",
  ]);
});

test("every limit has a label of its own", () => {
  const limited = Object.keys(RESTRICTIONS) as Permission[];
  const labels = comparePlans([plan(limited.map((name) => grant(name)))]).map(({ label }) => label);

  expect(new Set(labels).size).toBe(Object.values(RESTRICTIONS).flat().length);
  expect(labels.filter((label) => (Object.values(PERMISSIONS) as string[]).includes(label))).toEqual([]);
});
