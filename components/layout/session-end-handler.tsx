"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { keepDrafts, restoreDrafts } from "@/components/form/drafts";
import { useT } from "@/components/i18n/use-t";
import { openLogin } from "@/components/layout/open-login";
import { toast } from "@/components/ui/toast";
import { onSessionEnd } from "@/lib/http/client";

/**
 * When a call finds that the session has ended, opens the login page, which returns to this page. Unsaved input is
 * stored before and restored afterwards.
 */
export function SessionEndHandler() {
  const userId = useBootstrap().user?.id;
  const t = useT();

  useEffect(() => {
    if (userId === undefined) return;
    return onSessionEnd(() => {
      keepDrafts(userId);
      openLogin();
    });
  }, [userId]);

  useEffect(() => {
    if (userId === undefined) return;
    return restoreDrafts(userId, () => toast({ message: t("Your unsaved changes have been restored.") }));
  }, [userId, t]);

  return null;
}
