"use client";

import { notifyOtherTabs } from "@/components/layout/other-tabs";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { useAction } from "@/components/query/use-action";
import { impersonationClient } from "@/lib/impersonation/client";
import { can } from "@/lib/permissions/can";
import { routes } from "@/lib/routes";

/** Logs in as another user once the admin has confirmed their own password. Leaves the page and reloads other tabs. */
export function useStartImpersonation() {
  const confirmPassword = usePasswordConfirmation();
  return useAction((userId: number) => impersonationClient.start(userId), {
    before: () => confirmPassword(),
    onSuccess({ bootstrapData: { user } }) {
      notifyOtherTabs({ type: "identity" });
      location.assign(user && can(user, "projects.create") ? routes.dashboard : routes.accountSettings);
    },
  });
}
