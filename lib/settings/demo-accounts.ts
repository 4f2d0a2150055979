import "server-only";
import { hashPassword } from "@/lib/crypto/password-hash";
import type { Tx } from "@/lib/db/db";
import type { Settings } from "@/lib/settings/schema";

const DEMO_ACCOUNT_COUNT = 100;

/** The addresses of the demo accounts. `{n}` is replaced by 1 to 100. */
export function demoEmails({ demo_email }: Pick<Settings["site"], "demo_email">): string[] {
  const emails = Array.from({ length: DEMO_ACCOUNT_COUNT }, (_, index) =>
    demo_email
      .trim()
      .toLowerCase()
      .replaceAll("{n}", String(index + 1)),
  );
  return [...new Set(emails)];
}

/** One hash for all demo accounts, since the password is public. */
export const hashDemoPassword = ({ demo_password }: Pick<Settings["site"], "demo_password">) =>
  hashPassword(demo_password);

/**
 * Creates missing demo accounts as verified users, and sets the new password of existing ones. Leaves other accounts
 * with such an address alone: `isDemo` marks the demo accounts.
 */
export async function makeDemoAccounts(tx: Tx, site: Settings["site"], passwordHash: string): Promise<void> {
  const emails = demoEmails(site);
  await tx.user.updateMany({ where: { email: { in: emails }, isDemo: true }, data: { passwordHash } });
  const created = await tx.user.createManyAndReturn({
    data: emails.map((email) => ({ email, passwordHash, emailVerifiedAt: new Date(), isDemo: true })),
    skipDuplicates: true,
    select: { id: true },
  });
  const roles = await tx.role.findMany({ where: { default: true, type: "site" }, select: { id: true } });
  await tx.roleUser.createMany({
    data: created.flatMap(({ id }) => roles.map((role) => ({ userId: id, roleId: role.id }))),
  });
}

/**
 * Ends the demo. Its password was public, so the demo accounts lose password, sessions, tokens and connected services.
 */
export async function closeDemoAccounts(tx: Tx): Promise<void> {
  await tx.user.updateMany({ where: { isDemo: true }, data: { passwordHash: null } });
  const ofDemo = { where: { user: { isDemo: true } } };
  await tx.session.deleteMany(ofDemo);
  await tx.loginChallenge.deleteMany(ofDemo);
  await tx.accessToken.deleteMany(ofDemo);
  await tx.socialProfile.deleteMany(ofDemo);
}
