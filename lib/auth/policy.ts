import { ownPath } from "@/lib/routes";

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
