import { ownPath } from "@/lib/routes";

/** How long a confirmed password opens the sensitive actions. */
export const PASSWORD_CONFIRMATION_SECONDS = 9000;

/** How long a code from a mail works. */
export const MAILED_CODE_SECONDS = 600;

type Auth = { after_login: string; after_login_admin: string; secondary_redirect: string | null };

/**
 * Where a signed-in person goes from a guest page: the onboarding checkout, else where they wanted to go, else the secondary
 * redirect, else their home. Only paths of our own.
 */
export function afterLogin(
  auth: Auth,
  isAdmin: boolean,
  { onboarding, redirect }: { onboarding?: string | null; redirect?: string | null } = {},
): string {
  const home = isAdmin ? auth.after_login_admin : auth.after_login;
  return ownPath(onboarding) ?? ownPath(redirect) ?? ownPath(auth.secondary_redirect) ?? ownPath(home) ?? "/";
}
