import "server-only";
import { db } from "@/lib/db/db";

export type Document = { name: string; rows: unknown };
export type StoredFile = { key: string; disk: string; path: string; size: number };

/** All that is kept of a user, one document each, without what opens the account: no password, secret, code or token is in it. */
export async function documentsOf(userId: number, files: readonly StoredFile[]): Promise<Document[]> {
  const mine = { where: { userId } };
  const { account, email } = await accountOf(userId);
  return [
    { name: "account", rows: account },
    { name: "sessions", rows: await db.session.findMany({ ...mine, select: SESSION }) },
    {
      name: "devices",
      rows: await db.knownDevice.findMany({ ...mine, select: { lastSeenAt: true, createdAt: true } }),
    },
    { name: "api-tokens", rows: await db.accessToken.findMany({ ...mine, select: TOKEN }) },
    { name: "social-profiles", rows: await db.socialProfile.findMany({ ...mine, select: PROFILE }) },
    { name: "email-changes", rows: await db.emailChange.findMany({ ...mine, select: EMAIL_CHANGE }) },
    { name: "workspaces", rows: await workspacesOf(userId) },
    { name: "custom-pages", rows: await db.customPage.findMany({ where: { ownerId: userId }, select: PAGE }) },
    { name: "page-revisions", rows: await db.customPageRevision.findMany({ ...mine, select: REVISION }) },
    { name: "mails", rows: await db.mailMessage.findMany({ where: { to: email }, select: MAIL }) },
    { name: "files", rows: await fileRows(userId, files) },
  ].map(({ name, rows }) => ({ name, rows: onTheWire(rows) }));
}

const SESSION = {
  ip: true,
  userAgent: true,
  remember: true,
  createdAt: true,
  lastActiveAt: true,
  expiresAt: true,
} as const;
const TOKEN = {
  ...{ name: true, abilities: true, lastUsedAt: true, lastIp: true, lastUserAgent: true },
  ...{ expiresAt: true, createdAt: true },
} as const;
const PROFILE = { service: true, subject: true, username: true, createdAt: true } as const;
const EMAIL_CHANGE = { oldEmail: true, newEmail: true, undoneAt: true, createdAt: true } as const;
const PAGE = {
  ...{ id: true, slug: true, title: true, body: true, seo: true },
  ...{ published: true, createdAt: true, updatedAt: true },
} as const;
const REVISION = { pageId: true, title: true, body: true, seo: true, createdAt: true } as const;
const MAIL = { subject: true, status: true, createdAt: true, sentAt: true } as const;

async function accountOf(userId: number) {
  const { roles, storageUse, ...user } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      ...{ id: true, email: true, emailVerifiedAt: true, firstName: true, lastName: true },
      ...{ language: true, country: true, timezone: true, twoFactorConfirmedAt: true, permissions: true },
      ...{ unreadNotifications: true, bannedAt: true, bannedUntil: true, createdAt: true, updatedAt: true },
      storageUse: { select: { bytes: true } },
      roles: { select: { role: { select: { name: true } } } },
    },
  });
  const account = { ...user, roles: roles.map(({ role }) => role.name), storageBytes: storageUse?.bytes ?? 0 };
  return { account, email: user.email };
}

async function workspacesOf(userId: number) {
  const rows = await db.workspaceMember.findMany({
    where: { userId },
    select: {
      createdAt: true,
      role: { select: { name: true } },
      workspace: { select: { id: true, name: true, ownerId: true, createdAt: true } },
    },
  });
  return rows.map(({ createdAt: joinedAt, role, workspace: { ownerId, ...workspace } }) => ({
    ...workspace,
    role: role.name,
    isOwner: ownerId === userId,
    joinedAt,
  }));
}

async function fileRows(userId: number, files: readonly StoredFile[]) {
  const paths = new Map(files.map(({ key, path }) => [key, path]));
  const rows = await db.fileEntry.findMany({ where: { ownerId: userId }, orderBy: { id: "asc" } });
  return rows.map(({ key, ownerId: _owner, ...row }) => ({ ...row, path: paths.get(key) ?? null }));
}

/** The stored files of a user that they may still see, the picture too, with the name that each has in the zip. */
export async function filesOf(userId: number): Promise<StoredFile[]> {
  const { avatar } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { avatar: true } });
  const isWithin = { OR: [{ workspaceId: null }, { workspace: { members: { some: { userId } } } }] };
  const rows = await db.fileEntry.findMany({
    where: { ownerId: userId, ...isWithin },
    orderBy: { id: "asc" },
    select: { id: true, key: true, disk: true, name: true, size: true },
  });
  const files = rows.map(({ id, key, disk, name, size }) => ({
    key,
    disk,
    path: pathOf(id, name),
    size: Number(size),
  }));
  return avatar ? [{ key: avatar, disk: "public", path: "avatar.webp", size: 0 }, ...files] : files;
}

const NAME_MAX = 120;

/** A name that unpacks everywhere, and nowhere but in its folder; its end says what it is. */
const pathOf = (id: number, name: string) =>
  `files/${id}-${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "_").slice(-NAME_MAX)}`;

/** Keys as everywhere on the wire; JSON has no big integers. */
function onTheWire(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map(onTheWire);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snakeCase(key), onTheWire(inner)]));
}

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
