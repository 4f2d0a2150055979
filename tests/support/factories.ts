import { hashPassword } from "@/lib/crypto/password-hash";
import { hashToken, newToken } from "@/lib/crypto/token";
import type { CustomPageInput } from "@/lib/custom-pages/schema";
import { db } from "@/lib/db/db";
import type { DomainState } from "@/lib/domains/policy";
import type { MenuInput } from "@/lib/menus/schema";
import type { Grant, Permission } from "@/lib/permissions/permissions";
import { priceColumns } from "@/lib/products/prices";
import type { PriceInput } from "@/lib/products/schema";
import { SEED_THEMES } from "@/lib/seed/themes";
import { blank } from "@/lib/templates/blank";
import { templateDocument } from "@/lib/templates/template-document";
import type { ThemeInput } from "@/lib/themes/schema";

let uniqueCount = 0;

/** Returns the word with a number that makes it unique. */
export function unique(word: string): string {
  uniqueCount += 1;
  return `${word}-${uniqueCount}`;
}

/** Returns a permission as the grant that the database stores, by default without restrictions. */
export const grant = (permission: Permission | Grant): Grant =>
  typeof permission === "string" ? { name: permission, restrictions: [] } : permission;

type UserOptions = {
  email?: string;
  firstName?: string;
  lastName?: string;
  password?: string;
  verified?: boolean;
  language?: string | null;
  timezone?: string;
  /** Direct permissions, in addition to those of the roles. */
  permissions?: (Permission | Grant)[];
  /** Ids, or keys of seeded roles. By default the roles of every new account. */
  roles?: (number | string)[];
  bannedAt?: Date;
  bannedUntil?: Date;
  twoFactorConfirmedAt?: Date;
};

/** Creates a user, by default with a verified address and the roles of every new account. */
export async function createUser({ roles, password, verified = true, permissions = [], ...columns }: UserOptions = {}) {
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const ids = roles
    ? await findRoleIds(roles)
    : (await db.role.findMany({ where: { default: true } })).map(({ id }) => id);
  return db.user.create({
    data: {
      email: `${unique("person")}@example.com`,
      ...columns,
      passwordHash,
      emailVerifiedAt: verified ? new Date() : null,
      permissions: permissions.map(grant),
      roles: { create: ids.map((roleId) => ({ roleId })) },
    },
  });
}

/** Creates another admin, besides the one that the first start creates. */
export const createAdmin = (options: Omit<UserOptions, "roles"> = {}) =>
  createUser({ ...options, roles: ["user", "admin"] });

/** Finds the admin that the first start creates. */
export const getFirstAdmin = () =>
  db.user.findFirstOrThrow({ where: { roles: { some: { role: { key: "admin" } } } }, orderBy: { id: "asc" } });

async function findRoleIds(roles: (number | string)[]): Promise<number[]> {
  const keys = roles.filter((role) => typeof role === "string");
  const rows = await db.role.findMany({ where: { key: { in: keys } }, select: { id: true } });
  if (rows.length < new Set(keys).size) throw new Error(`Not all of these roles exist: ${keys}`);
  return [...roles.filter((role) => typeof role === "number"), ...rows.map(({ id }) => id)];
}

/** Finds a role that the first start creates, by its key. */
export const getSeededRole = (key: string) => db.role.findUniqueOrThrow({ where: { key } });

type RoleOptions = {
  name?: string;
  description?: string;
  type?: "site" | "workspace";
  default?: boolean;
  permissions?: (Permission | Grant)[];
};

export function createRole({ permissions = [], ...columns }: RoleOptions = {}) {
  return db.role.create({ data: { name: unique("Role"), ...columns, permissions: permissions.map(grant) } });
}

/** Creates a workspace. Its owner and its members all have the role of a workspace admin. */
export async function createWorkspace({
  owner,
  members = [],
  name = unique("Workspace"),
}: {
  owner: { id: number };
  members?: { id: number }[];
  name?: string;
}) {
  const { id: roleId } = await getSeededRole("workspace-admin");
  const users = [owner, ...members].map(({ id }) => ({ userId: id, roleId }));
  return db.workspace.create({ data: { name, ownerId: owner.id, members: { create: users } } });
}

type InviteOptions = { workspace: { id: number }; email?: string; inviter?: { id: number }; expiresAt?: Date };

/** Creates a pending invite. Sends no email. */
export async function createInvite({
  workspace,
  email = `${unique("invited")}@example.com`,
  inviter,
  expiresAt = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000),
}: InviteOptions) {
  const { id: roleId } = await getSeededRole("workspace-editor");
  const data = { id: newToken(), email, roleId, workspaceId: workspace.id, inviterId: inviter?.id ?? null, expiresAt };
  return db.workspaceInvite.create({ data });
}

/** Adds a member with a seeded role, such as "workspace-editor". */
export async function addMemberAs(key: string, { id: workspaceId }: { id: number }, { id: userId }: { id: number }) {
  const { id: roleId } = await getSeededRole(key);
  await db.workspaceMember.create({ data: { workspaceId, userId, roleId } });
}

/** Adds a member with a new role that has the permissions. */
export async function addMember(workspaceId: number, user: { id: number }, permissions: Permission[]) {
  const { id: roleId } = await createRole({ type: "workspace", permissions });
  await db.workspaceMember.create({ data: { workspaceId, userId: user.id, roleId } });
}

type ProjectOptions = { owner: { id: number }; workspace?: { id: number }; name?: string; updatedAt?: Date };

/** Creates a project with an empty document. It does not count towards any limit. */
export function createProject({ owner, workspace, name = unique("Project"), updatedAt }: ProjectOptions) {
  const document = JSON.stringify(templateDocument(blank));
  return db.project.create({
    data: {
      name,
      ownerId: owner.id,
      workspaceId: workspace?.id ?? null,
      ...(updatedAt && { updatedAt }),
      document: { create: { document } },
      revisions: { create: { userId: owner.id, version: 1, document } },
    },
  });
}

type OwnTemplateOptions = { owner: { id: number }; workspace?: { id: number }; name?: string };

/** Creates a user's own template with one empty page. */
export function createOwnTemplate({ owner, workspace, name = unique("Template") }: OwnTemplateOptions) {
  const document = JSON.stringify(templateDocument(blank));
  return db.ownTemplate.create({
    data: { name, document, pageCount: 1, ownerId: owner.id, workspaceId: workspace?.id ?? null },
  });
}

type SiteOptions = {
  owner: { id: number };
  workspace?: { id: number };
  /** By default a new project with an empty document. */
  project?: { id: number };
  name?: string;
  slug?: string;
  recipient?: string | null;
  icon?: string;
};

/** Creates a site that is not published, whose recipient has confirmed. It does not count towards any limit. */
export async function createSite({ owner, workspace, project, slug = unique("site"), ...columns }: SiteOptions) {
  const { id: projectId } = project ?? (await createProject({ owner, ...(workspace && { workspace }) }));
  const data = {
    name: unique("Site"),
    slug,
    projectId,
    ownerId: owner.id,
    workspaceId: workspace?.id ?? null,
    recipientConfirmedAt: columns.recipient ? new Date() : null,
    ...columns,
  };
  return db.site.create({ data });
}

type DomainOptions = {
  owner: { id: number };
  /** By default a new site of the owner. */
  site?: { id: number; workspaceId: number | null };
  host?: string;
  state?: DomainState;
  createdAt?: Date;
  failingSince?: Date | null;
};

/** Creates a domain, by default one that was never checked. It does not count towards any limit. */
export async function createDomain({ owner, site, host = `${unique("www")}.example.com`, ...columns }: DomainOptions) {
  const { id: siteId, workspaceId } = site ?? (await createSite({ owner }));
  const verifiedAt = columns.state === "verified" ? new Date() : null;
  return db.domain.create({
    data: { host, siteId, workspaceId, ownerId: owner.id, token: newToken(), verifiedAt, ...columns },
  });
}

type TokenOptions = { user: { id: number }; abilities?: Permission[]; expiresAt?: Date | null };

/** Creates an API token and returns its plain text. */
export async function createAccessToken({ user, abilities = [], expiresAt = null }: TokenOptions): Promise<string> {
  const token = newToken();
  await db.accessToken.create({
    data: { userId: user.id, name: unique("Token"), tokenHash: hashToken(token), abilities, expiresAt },
  });
  return token;
}

export function createCustomPage(columns: Partial<CustomPageInput> = {}) {
  return db.customPage.create({ data: { slug: unique("page"), title: "A page", body: "<p>Words.</p>", ...columns } });
}

export function createUserPage({ name = unique("Page"), link = null as string | null, body = "" } = {}) {
  return db.userPage.create({ data: { name, link, body } });
}

export function createMenu(columns: Partial<MenuInput> = {}) {
  return db.menu.create({ data: { ...menuInput(columns) } });
}

export function createTheme({ isDark = false, name = unique("Theme") } = {}) {
  return db.theme.create({ data: { name, isDark, values: themeInput().values } });
}

export function createLocalization({ language = "fr", name = "Français", lines = {} as Record<string, string> } = {}) {
  return db.localization.create({ data: { language, name, lines } });
}

// Valid request bodies. A test overrides the fields that it is about.

export const menuInput = (changes: Partial<MenuInput> = {}): MenuInput => ({
  name: unique("Menu"),
  positions: ["footer"],
  items: [],
  ...changes,
});

export const roleInput = (changes: Record<string, unknown> = {}) => ({
  name: unique("Role"),
  description: "",
  permissions: [],
  ...changes,
});

/** A price as the API accepts it, by default 12 dollars a month. */
export const priceInput = (changes: Partial<PriceInput> = {}): PriceInput => ({
  amount: 12,
  currency: "USD",
  interval: "month",
  interval_count: 1,
  ...changes,
});

export const productInput = (changes: Record<string, unknown> = {}) => ({
  name: unique("Plan"),
  prices: [priceInput()],
  ...changes,
});

type PlanOptions = {
  name?: string;
  hidden?: boolean;
  free?: boolean;
  position?: number;
  permissions?: (Permission | Grant)[];
  prices?: (Partial<PriceInput> & { stripeId?: string })[];
};

/** Creates a plan for sale. A price with a `stripeId` counts as used, so it is archived instead of being deleted. */
export function createProduct({ permissions = [], prices = [{}], ...columns }: PlanOptions = {}) {
  const rows = prices.map(({ stripeId, ...price }) => ({
    ...priceColumns(priceInput(price)),
    ...(stripeId && { stripeId }),
  }));
  return db.product.create({
    data: {
      name: unique("Plan"),
      ...columns,
      offerToken: columns.hidden ? newToken() : null,
      permissions: permissions.map(grant),
      prices: { create: rows },
    },
    include: { prices: { orderBy: { id: "asc" } } },
  });
}

export const userInput = (changes: Record<string, unknown> = {}) => ({
  email: `${unique("new")}@example.com`,
  ...changes,
});

export const customPageInput = (changes: Record<string, unknown> = {}) => ({
  title: "A page",
  slug: unique("page"),
  body: "<p>Words.</p>",
  ...changes,
});

export function themeInput({
  values = {},
  ...changes
}: Partial<Omit<ThemeInput, "values">> & { values?: Partial<ThemeInput["values"]> } = {}): ThemeInput {
  const [limestone] = SEED_THEMES;
  if (!limestone) throw new Error("There is no seeded theme to start from.");
  return {
    name: unique("Theme"),
    is_dark: false,
    default_light: false,
    default_dark: false,
    ...changes,
    values: { ...limestone.values, ...values },
  };
}
