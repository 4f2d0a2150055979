import { can } from "@/lib/permissions/can";
import type { Grant, Holder, Permission } from "@/lib/permissions/permissions";

/**
 * The kinds of content, named as in their permissions. Their tables have the columns `ownerId` and `workspaceId` (null:
 * personal). Templates that users save have the permissions of projects.
 */
export const CONTENT_NOUNS = ["projects", "sites", "domains", "files"] as const;
export type ContentNoun = (typeof CONTENT_NOUNS)[number];

/**
 * What users do with content. "delete": move to the trash and restore; domains have no trash. "purge": delete for ever.
 * "move": into or out of a workspace. The verbs after it are about sites. "read_messages": read the messages of forms,
 * and the statistics.
 */
export const CONTENT_VERBS = [
  "view",
  "update",
  "delete",
  "purge",
  "move",
  "publish",
  "read_messages",
  "update_messages",
  "set_recipient",
] as const;
export type ContentVerb = (typeof CONTENT_VERBS)[number];

type Rule = {
  /** The permission of a workspace's role to do it with all rows of the workspace. */
  role: Permission;
  /** Whether members may do it with their own rows if their role has the permission to create such rows. */
  isOwnAllowed: boolean;
  /** The permission of a site's role, which applies to everyone's rows. */
  site: Permission;
};

/** The permission of a role for what only the admins of a workspace do. */
const WORKSPACE_ADMIN: Permission = "workspaces.update";

/** Who may do what with content. Everything else, the queries and the buttons of the app too, is derived from it. */
const RULES: Readonly<Record<ContentVerb, (noun: ContentNoun) => Rule>> = {
  view: (noun) => ({ role: `${noun}.view`, isOwnAllowed: true, site: `${noun}.view` }),
  update: (noun) => ({ role: `${noun}.update`, isOwnAllowed: true, site: `${noun}.update` }),
  delete: (noun) => ({ role: `${noun}.delete`, isOwnAllowed: true, site: `${noun}.delete` }),
  purge: (noun) => ({ role: WORKSPACE_ADMIN, isOwnAllowed: true, site: `${noun}.delete` }),
  move: (noun) => ({ role: WORKSPACE_ADMIN, isOwnAllowed: false, site: `${noun}.delete` }),
  publish: () => ({ role: "sites.publish", isOwnAllowed: false, site: "sites.publish" }),
  read_messages: () => ({ role: "sites.update", isOwnAllowed: false, site: "sites.view" }),
  update_messages: () => ({ role: "sites.update", isOwnAllowed: false, site: "sites.update" }),
  set_recipient: () => ({ role: WORKSPACE_ADMIN, isOwnAllowed: false, site: "sites.update" }),
};

export const ruleOf = (noun: ContentNoun, verb: ContentVerb): Rule => RULES[verb](noun);

/** The permissions of a workspace's role that are needed together. Null: no role is enough. */
type NeededPermissions = readonly Permission[] | null;

/**
 * The permissions that a workspace's role needs for what `verb` says: with all rows of the workspace, and with the
 * member's own rows. What members may not see they may not change either.
 */
export function neededInRole(
  actor: TokenHolder,
  noun: ContentNoun,
  verb: ContentVerb,
): { all: NeededPermissions; own: NeededPermissions } {
  const { role, isOwnAllowed } = ruleOf(noun, verb);
  const isAllowed = role !== WORKSPACE_ADMIN || mayAdminister(actor);
  return {
    all: isAllowed ? [`${noun}.view`, role] : null,
    own: isOwnAllowed ? [`${noun}.create`] : isAllowed ? [`${noun}.create`, role] : null,
  };
}

type TokenHolder = Holder & { token: object | null };

/** An API token needs `workspaces.create` for what only the admins of a workspace do. */
export const mayAdminister = (actor: TokenHolder) => actor.token === null || can(actor, "workspaces.create");

/** The permissions of a workspace's owner in it. */
export const OWNER_GRANTS: Grant[] = [{ name: "admin", restrictions: [] }];

/** A row, as its actor stands to it. `role`: the actor's role in the row's workspace. Null: they are not a member. */
export type RowPosition = { isPersonal: boolean; isOwn: boolean; role: Holder | null };

/** Whether the actor may do what `verb` says with a row. */
export function mayDo(
  actor: TokenHolder,
  { isPersonal, isOwn, role }: RowPosition,
  { noun, verb }: { noun: ContentNoun; verb: ContentVerb },
): boolean {
  if (can(actor, ruleOf(noun, verb).site)) return true;
  if (!can(actor, `${noun}.create`)) return false;
  if (isPersonal) return isOwn;
  if (!role) return false;
  const { all, own } = neededInRole(actor, noun, verb);
  return hasAll(role, all) || (isOwn && hasAll(role, own));
}

/** The verbs that the JSON of a row lists if its reader may do them. */
export const ROW_VERBS = {
  projects: ["update", "delete", "purge", "move"],
  sites: ["update", "delete", "purge", "publish", "read_messages", "update_messages", "set_recipient"],
  domains: ["update", "delete"],
  files: ["delete", "purge"],
  templates: ["update", "purge"],
} as const satisfies Readonly<Record<ContentNoun | "templates", readonly ContentVerb[]>>;
/** The kinds of rows whose JSON has the field `may`. */
export type RowNoun = keyof typeof ROW_VERBS;
export type RowVerb<Noun extends RowNoun> = (typeof ROW_VERBS)[Noun][number];

const hasAll = (role: Holder, needed: NeededPermissions) =>
  needed?.every((permission) => can(role, permission)) ?? false;
