import "server-only";
import { hashPassword } from "@/lib/crypto/password-hash";
import type { Tx } from "@/lib/db/db";
import { DEMO_ACCOUNT_COUNT } from "@/lib/settings/policy";
import type { Settings } from "@/lib/settings/schema";

/**
 * The addresses of the demo accounts: `demo_email` with `{n}` replaced by each number from 1 to `DEMO_ACCOUNT_COUNT`.
 */
export function demoEmails({ demo_email }: Pick<Settings["site"], "demo_email">): string[] {
  const emails = Array.from({ length: DEMO_ACCOUNT_COUNT }, (_, index) =>
    demo_email
      .trim()
      .toLowerCase()
      .replaceAll("{n}", String(index + 1)),
  );
  return [...new Set(emails)];
}

/** All demo accounts share one hash. Separate salts would not help, because the password is public. */
export const hashDemoPassword = ({ demo_password }: Pick<Settings["site"], "demo_password">) =>
  hashPassword(demo_password);

/**
 * Creates missing demo accounts as verified users, and changes the password of existing ones. Closes demo accounts
 * whose address is no longer in the settings. Does not change an ordinary account that has the address of a demo
 * account.
 */
export async function syncDemoAccounts(tx: Tx, site: Settings["site"], passwordHash: string): Promise<void> {
  const emails = demoEmails(site);
  await closeDemoAccounts(tx, { except: emails });
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
 * Closes all demo accounts, except those with the addresses in `except`. The password was public, so a closed account
 * loses its password, sessions, tokens and connected services.
 */
export async function closeDemoAccounts(tx: Tx, { except = [] }: { except?: string[] } = {}): Promise<void> {
  const accounts = { isDemo: true, email: { notIn: except } };
  await tx.user.updateMany({ where: accounts, data: { passwordHash: null } });
  const rowsOfAccounts = { where: { user: accounts } };
  await tx.session.deleteMany(rowsOfAccounts);
  await tx.loginChallenge.deleteMany(rowsOfAccounts);
  await tx.accessToken.deleteMany(rowsOfAccounts);
  await tx.socialProfile.deleteMany(rowsOfAccounts);
}
