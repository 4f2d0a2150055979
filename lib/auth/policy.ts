import { ownPath } from "@/lib/routes";

type AuthSettings = { after_login: string; after_login_admin: string; secondary_redirect: string | null };

/**
 * Returns the path to open after a login, or when a logged-in user opens a guest page. It is the first of these that
 * exists: the checkout of a chosen plan, the requested page, the setting `secondary_redirect`, the setting
 * `after_login` (for an admin, `after_login_admin`). Ignores addresses of other sites.
 */
export function pathAfterLogin(
  auth: AuthSettings,
  isAdmin: boolean,
  { onboarding, redirect }: { onboarding?: string | null; redirect?: string | null } = {},
): string {
  const home = isAdmin ? auth.after_login_admin : auth.after_login;
  return ownPath(onboarding) ?? ownPath(redirect) ?? ownPath(auth.secondary_redirect) ?? ownPath(home) ?? "/";
}
