import { type Grant, PERMISSIONS, type Permission, RESTRICTIONS } from "@/lib/permissions/permissions";
import { comparePlans } from "@/lib/products/comparison";

const grant = (name: Permission, limits: Record<string, number | null> = {}): Grant => ({
  name,
  restrictions: Object.entries(limits).map(([restriction, value]) => ({ name: restriction, value })),
});

/** A plan with these grants. Its users also have `accountGrants`, which every account has. */
const plan = (grants: Grant[], accountGrants: Grant[] = []) => ({
  product: { permissions: grants },
  permissions: [...grants, ...accountGrants],
});

const cellsOf = (...plans: ReturnType<typeof plan>[]) =>
  Object.fromEntries(comparePlans(plans).map(({ key, allowances }) => [key, allowances]));

test("a limited permission has a row for each limit", () => {
  const limitedPlan = plan([
    grant("projects.create", { count: 3 }),
    grant("workspaces.create", { count: 1, members: 5 }),
  ]);
  const unlimitedPlan = plan([grant("projects.create"), grant("workspaces.create", { count: null, members: 25 })]);

  expect(cellsOf(limitedPlan, unlimitedPlan)).toEqual({
    "projects.create.count": [3, null],
    "workspaces.create.count": [1, null],
    "workspaces.create.members": [5, 25],
  });
});

test("a permission without limits is shown as granted or not", () => {
  expect(cellsOf(plan([]), plan([grant("api.access")]))).toEqual({ "api.access": [false, true] });
});

test("the limit of a permission that a plan does not grant is `false`", () => {
  expect(cellsOf(plan([]), plan([grant("sites.create", { count: 2 })]))).toEqual({ "sites.create.count": [false, 2] });
});

test("if all accounts have a permission, a plan that does not grant it shows their limit", () => {
  const free = plan([], [grant("projects.create", { count: 3 })]);

  expect(cellsOf(free, plan([grant("projects.create", { count: 30 })]))).toEqual({ "projects.create.count": [3, 30] });
});

test("a permission that no plan grants has no row, even if every account has it", () => {
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

test("sizes are in bytes", () => {
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
  const limitedNames = Object.keys(RESTRICTIONS) as Permission[];
  const labels = comparePlans([plan(limitedNames.map((name) => grant(name)))]).map(({ label }) => label);

  expect(new Set(labels).size).toBe(Object.values(RESTRICTIONS).flat().length);
  expect(labels.filter((label) => (Object.values(PERMISSIONS) as string[]).includes(label))).toEqual([]);
});
