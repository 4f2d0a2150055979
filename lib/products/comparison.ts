import { line } from "@/lib/i18n/line";
import { can, limitOf } from "@/lib/permissions/can";
import { type Grant, type Holder, PERMISSIONS, type Permission, RESTRICTIONS } from "@/lib/permissions/permissions";

type Plan = { product: { permissions: readonly Grant[] } } & Holder;

/** What a plan allows: a limit, null for no limit, or whether it has the permission. */
export type Allowance = number | boolean | null;
export type ComparisonRow = {
  key: string;
  /** English, for `t()`. */
  label: string;
  unit: "count" | "bytes";
  /** One for each plan. */
  allowances: Allowance[];
};

/** What each restriction of a permission limits. */
const LIMITS: Partial<Record<Permission, Readonly<Record<string, string>>>> = {
  "projects.create": { count: line("Projects") },
  "sites.create": { count: line("Sites") },
  "domains.create": { count: line("Branded domains") },
  "files.create": { max_bytes: line("Storage") },
  "workspaces.create": { count: line("Workspaces"), members: line("Members in a workspace") },
};

/**
 * The rows of the table that compares plans: each permission that a plan grants, those with limits first. The rows are
 * derived from the permissions, so the table always states what the plans really grant. A cell shows what the users of
 * a plan may do, which includes what every account may do.
 */
export function comparePlans(plans: readonly Plan[]): ComparisonRow[] {
  const names = (Object.keys(PERMISSIONS) as Permission[]).filter((name) =>
    plans.some(({ product }) => can(product, name) && isListed(name, product)),
  );
  const limitedNames = names.filter((name) => name in RESTRICTIONS);
  const otherNames = names.filter((name) => !(name in RESTRICTIONS));
  return [...limitedNames, ...otherNames].flatMap((name) => rowsOf(name, plans));
}

/** For a plan that grants everything (`admin`), the table lists only the permission `admin` and the limits. */
const isListed = (name: Permission, { permissions }: Holder) =>
  name in LIMITS || permissions.some((grant) => grant.name === name);

function rowsOf(name: Permission, plans: readonly Plan[]): ComparisonRow[] {
  const restrictions = RESTRICTIONS[name];
  if (!restrictions)
    return [{ key: name, label: PERMISSIONS[name], unit: "count", allowances: plans.map((plan) => can(plan, name)) }];
  return restrictions.map((restriction) => ({
    key: `${name}.${restriction}`,
    label: limitLabel(name, restriction),
    unit: limitUnit(restriction),
    allowances: plans.map((plan) => (can(plan, name) ? limitOf(plan, name, restriction) : false)),
  }));
}

/** Every restriction that a plan can have. */
export const PLAN_LIMITS = (Object.keys(RESTRICTIONS) as Permission[]).flatMap((permission) =>
  (RESTRICTIONS[permission] ?? []).map((restriction) => ({ permission, restriction })),
);

/** What a restriction limits, in English, for `t()`: "Projects". */
export const limitLabel = (name: Permission, restriction: string): string =>
  LIMITS[name]?.[restriction] ?? PERMISSIONS[name];

export const limitUnit = (restriction: string): ComparisonRow["unit"] =>
  restriction === "max_bytes" ? "bytes" : "count";
