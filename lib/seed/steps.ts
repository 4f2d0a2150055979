import "server-only";
import { randomBytes } from "node:crypto";
import { hashPassword } from "@/lib/crypto/password-hash";
import { db, type Tx } from "@/lib/db/db";
import { env } from "@/lib/env";
import { SEED_PAGES } from "@/lib/seed/custom-pages";
import { SEED_MENUS } from "@/lib/seed/menus";
import { SEED_PLANS } from "@/lib/seed/plans";
import { SEED_ROLES } from "@/lib/seed/roles";
import { STEP_NAMES, type StepName } from "@/lib/seed/step-names";
import { SEED_THEMES } from "@/lib/seed/themes";

const LOCK = 7_310_512; // an arbitrary number that no other lock uses
const PASSWORD_BYTES = 12;

export type Admin = { email: string; password: string };
type Step = (tx: Tx, admin: { email: string; passwordHash: string }) => Promise<unknown>;

/** Runs the missing steps in one transaction. Returns the first admin if this call created that account. */
export async function runSteps(): Promise<{ admin: Admin | null }> {
  const admin = {
    email: env().ADMIN_EMAIL.toLowerCase(),
    password: env().ADMIN_PASSWORD ?? randomBytes(PASSWORD_BYTES).toString("base64url"),
  };
  const passwordHash = await hashPassword(admin.password);
  const isAdminNew = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    const doneSteps = new Set((await tx.seedStep.findMany({ select: { name: true } })).map(({ name }) => name));
    for (const name of STEP_NAMES) {
      if (doneSteps.has(name)) continue;
      await STEPS[name](tx, { email: admin.email, passwordHash });
      await tx.seedStep.create({ data: { name } });
    }
    return !doneSteps.has("admin");
  });
  return { admin: isAdminNew ? admin : null };
}

const STEPS: Readonly<Record<StepName, Step>> = {
  roles: (tx) => tx.role.createMany({ data: SEED_ROLES }),
  themes: (tx) => tx.theme.createMany({ data: SEED_THEMES }),
  localizations: (tx) => tx.localization.createMany({ data: LANGUAGES }),
  menus: (tx) => tx.menu.createMany({ data: SEED_MENUS }),
  admin: seedAdmin,
  "custom-pages": (tx) => tx.customPage.createMany({ data: SEED_PAGES }),
  plans: seedPlans,
};

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

/** Adds no plans to an older installation with plans or billing settings: its admin has already decided about them. */
async function seedPlans(tx: Tx) {
  const billing = await tx.setting.findUnique({ where: { group: "billing" }, select: { group: true } });
  if (billing !== null || (await tx.product.count()) > 0) return;
  for (const [position, { prices, ...plan }] of SEED_PLANS.entries()) {
    await tx.product.create({ data: { ...plan, position, prices: { create: prices } }, select: { id: true } });
  }
}
