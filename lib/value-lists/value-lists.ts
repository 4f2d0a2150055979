import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { db } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import type { T } from "@/lib/i18n/create-t";
import { getLocalizations } from "@/lib/localizations/public";
import { describeRole } from "@/lib/ownership/role-words";
import { can } from "@/lib/permissions/can";
import { type Grant, PERMISSIONS, type Permission, RESTRICTIONS } from "@/lib/permissions/permissions";
import { countries } from "@/lib/value-lists/countries";
import { currencies } from "@/lib/value-lists/currencies";
import type { ValueListName, ValueLists } from "@/lib/value-lists/schema";
import { timeZones } from "@/lib/value-lists/time-zones";

type List<Name extends ValueListName> = {
  /**
   * Who may read the list: everyone, any logged-in user, or users with a permission. All others get the error for a
   * list that does not exist.
   */
  access: "anyone" | "user" | Permission;
  read: (t: T) => ValueLists[Name] | Promise<ValueLists[Name]>;
};

const LISTS: { [Name in ValueListName]: List<Name> } = {
  countries: { access: "anyone", read: ({ language }) => countries(language) },
  currencies: { access: "anyone", read: ({ language }) => currencies(language) },
  timezones: { access: "anyone", read: () => timeZones() },
  localizations: {
    access: "anyone",
    read: async () => (await getLocalizations()).map(({ language, name }) => ({ language, name })),
  },
  workspace_roles: { access: "user", read: listWorkspaceRoles },
  roles: { access: "roles.view", read: listSiteRoles },
  permissions: { access: "roles.view", read: permissions },
};

/**
 * Reads the lists in `names`, which are separated by commas. Their texts are in the language of `t`. Throws a 422 if a
 * list does not exist, or if the actor may not read it.
 */
export async function getValueLists(actor: Actor, names: string, t: T): Promise<Partial<ValueLists>> {
  const listNames = [...new Set(names.split(","))];
  if (!listNames.every((name) => mayRead(actor, name))) throw invalid({ names: ["This list does not exist."] });
  return Object.fromEntries(
    await Promise.all(listNames.map(async (name) => [name, await LISTS[name as ValueListName].read(t)])),
  );
}

function mayRead(actor: Actor, name: string): boolean {
  if (!Object.hasOwn(LISTS, name)) return false;
  const { access } = LISTS[name as ValueListName];
  if (access === "anyone") return true;
  return actor.id !== null && (access === "user" || can(actor, access));
}

async function listSiteRoles(t: T): Promise<ValueLists["roles"]> {
  return (await findRoles("site")).map((role) => roleOption(role, t));
}

async function listWorkspaceRoles(t: T): Promise<ValueLists["workspace_roles"]> {
  return (await findRoles("workspace")).map((role) => ({
    ...roleOption(role, t),
    may: describeRole({ permissions: role.permissions as Grant[] }, t),
  }));
}

const ROLE_COLUMNS = { id: true, name: true, description: true, permissions: true } as const;

const findRoles = (type: "site" | "workspace") =>
  db.role.findMany({ where: { type }, orderBy: { id: "asc" }, select: ROLE_COLUMNS });

const roleOption = ({ id, name, description }: { id: number; name: string; description: string }, t: T) => ({
  id,
  name: t(name),
  description: t(description),
});

function permissions(t: T): ValueLists["permissions"] {
  const names = Object.keys(PERMISSIONS) as Permission[];
  return names.map((name) => ({ name, description: t(PERMISSIONS[name]), restrictions: RESTRICTIONS[name] ?? [] }));
}
