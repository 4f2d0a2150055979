import { takePlanPath } from "@/lib/auth/onboarding";
import { pathAfterLogin } from "@/lib/auth/policy";
import type { ClientBootstrap } from "@/lib/bootstrap/client-data";
import { can } from "@/lib/permissions/can";

/** Opens the page of the plan that this browser has stored, if the current page is the one shown after login. */
export function openChosenPlan(
  user: NonNullable<ClientBootstrap["user"]>,
  { auth }: ClientBootstrap["settings"],
): void {
  if (window.location.pathname !== pathAfterLogin(auth, can(user, "admin"))) return;
  const path = takePlanPath(user);
  if (path !== null) window.location.replace(path);
}
