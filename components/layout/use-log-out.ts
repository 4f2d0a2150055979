"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { reportApiError } from "@/components/errors/report-api-error";
import { forgetDrafts } from "@/components/form/draft-storage";
import { useT } from "@/components/i18n/use-t";
import { isInAppearanceEditor } from "@/components/layout/appearance-frame";
import { notifyOtherTabs } from "@/components/layout/tabs";
import { toast } from "@/components/ui/toast";
import type { BootstrapData } from "@/lib/bootstrap/schema";
import { storeActiveWorkspace } from "@/lib/http/active-workspace";
import { api } from "@/lib/http/client";
import { routes } from "@/lib/routes";
import { forgetAllUploads } from "@/lib/uploads/sending/unfinished";

/**
 * Ends the session here and in other tabs. A full load of the login page, or of `target`, then clears all data from
 * memory.
 */
export function useLogOut(target: string = routes.login): () => Promise<void> {
  const { store } = useBootstrap();
  const t = useT();

  return async function logOut() {
    if (isInAppearanceEditor()) {
      toast({ type: "danger", message: t("Can't logout while in appearance editor.") });
      return;
    }
    try {
      const { bootstrapData } = await api.post<{ bootstrapData: BootstrapData }>("auth/logout");
      forgetAllUploads();
      forgetDrafts();
      storeActiveWorkspace(0); // the next user of this browser may not be a member of it
      store(bootstrapData);
      notifyOtherTabs({ type: "logout" });
      location.assign(target);
    } catch (error) {
      reportApiError(error, t);
    }
  };
}
