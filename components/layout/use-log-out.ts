"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { forgetAccount } from "@/components/layout/forget-account";
import { toast } from "@/components/ui/toast";
import type { BootstrapData } from "@/lib/bootstrap/schema";
import { api } from "@/lib/http/client";
import { routes } from "@/lib/routes";

/**
 * Whether another page of the app shows this page in a frame. In the specification, only the appearance editor does so.
 * The app does not have that editor yet.
 */
const isInFrame = () => window.parent !== window;

/**
 * Ends the session here and in other tabs. A full load of the login page, or of `target`, then clears all data from
 * memory.
 */
export function useLogOut(target: string = routes.login): () => Promise<void> {
  const { store } = useBootstrap();
  const t = useT();

  return async function logOut() {
    if (isInFrame()) {
      toast({ type: "danger", message: t("Can't logout while in appearance editor.") });
      return;
    }
    try {
      const { bootstrapData } = await api.post<{ bootstrapData: BootstrapData }>("auth/logout");
      store(bootstrapData);
      forgetAccount();
      location.assign(target);
    } catch (error) {
      reportApiError(error, t);
    }
  };
}
