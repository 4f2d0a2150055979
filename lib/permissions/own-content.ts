import { type Grant, type Permission, RESTRICTIONS } from "@/lib/permissions/permissions";

const WITHOUT_LIMITS: ReadonlySet<Permission> = new Set(["api.access", "sites.hide_report_link"]);

/** Whether a permission is only about what its holder owns, or about the use of the API. */
export const isForOwnContent = (name: Permission): boolean =>
  WITHOUT_LIMITS.has(name) || Object.hasOwn(RESTRICTIONS, name);

/** The grants that reach other people's content, or the installation. */
export const beyondOwnContent = (grants: readonly Grant[]): Grant[] =>
  grants.filter(({ name }) => !isForOwnContent(name));
