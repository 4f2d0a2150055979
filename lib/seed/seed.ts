import "server-only";
import { randomBytes } from "node:crypto";
import { hashPassword } from "@/lib/crypto/password-hash";
import { db, type Tx } from "@/lib/db/db";
import { env } from "@/lib/env";
import { SEED_PAGES } from "@/lib/seed/custom-pages";
import { SEED_MENUS } from "@/lib/seed/menus";
import { SEED_ROLES } from "@/lib/seed/roles";
import { SEED_THEMES } from "@/lib/seed/themes";

const LOCK = 7_310_512; // an arbitrary number that no other lock uses
const PASSWORD_BYTES = 12;

type Admin = { email: string; password: string };

/**
 * Fills an empty database with the defaults. All steps run in one transaction. Each step runs once per database, so
 * restarts change nothing and deleted rows stay deleted. Returns the first admin if this call created that account.
 */
export async function seed(): Promise<{ admin: Admin | null }> {
  const known = await db.seedStep.findMany({ select: { name: true } });
  if (STEPS.every(({ name }) => known.some((step) => step.name === name))) return { admin: null };

  const admin = {
    email: env().ADMIN_EMAIL.toLowerCase(),
    password: env().ADMIN_PASSWORD ?? randomBytes(PASSWORD_BYTES).toString("base64url"),
  };
  const passwordHash = await hashPassword(admin.password);
  const isAdminNew = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    const done = new Set((await tx.seedStep.findMany({ select: { name: true } })).map(({ name }) => name));
    for (const { name, run } of STEPS) {
      if (done.has(name)) continue;
      await run(tx, { email: admin.email, passwordHash });
      await tx.seedStep.create({ data: { name } });
    }
    return !done.has("admin");
  });
  return { admin: isAdminNew ? admin : null };
}

type Step = { name: string; run: (tx: Tx, admin: { email: string; passwordHash: string }) => Promise<unknown> };

/** The steps in order. Later versions append steps and never change existing ones. */
const STEPS: readonly Step[] = [
  { name: "roles", run: (tx) => tx.role.createMany({ data: SEED_ROLES }) },
  { name: "themes", run: (tx) => tx.theme.createMany({ data: SEED_THEMES }) },
  { name: "localizations", run: (tx) => tx.localization.createMany({ data: LANGUAGES }) },
  { name: "menus", run: (tx) => tx.menu.createMany({ data: SEED_MENUS }) },
  { name: "admin", run: seedAdmin },
  { name: "custom-pages", run: (tx) => tx.customPage.createMany({ data: SEED_PAGES }) },
];

const LANGUAGES = [
  { name: "English", language: "en" },
  { name: "العربية", language: "ar" },
  { name: "Deutsch", language: "de" },
];

async function seedAdmin(tx: Tx, { email, passwordHash }: { email: string; passwordHash: string }) {
  const roles = await tx.role.findMany({ where: { key: { in: ["user", "admin"] } }, select: { id: true } });
  await tx.user.create({
    data: {
      email,
      passwordHash,
      emailVerifiedAt: new Date(),
      roles: { create: roles.map(({ id }) => ({ roleId: id })) },
    },
    select: { id: true },
  });
}
