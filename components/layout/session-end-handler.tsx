"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { draftForms, onNewForm } from "@/components/form/draft-forms";
import { loadDrafts } from "@/components/form/draft-storage";
import { useT } from "@/components/i18n/use-t";
import { openLogin } from "@/components/layout/open-login";
import { toast } from "@/components/ui/toast";
import { onSessionEnd } from "@/lib/http/client";

const importDrafts = () => import("@/components/form/drafts");

/**
 * When a call finds that the session has ended, opens the login page, which returns to this page. Unsaved input is
 * stored beforehand and restored afterwards. The code that does this is loaded with the page's first form.
 */
export function SessionEndHandler() {
  const userId = useBootstrap().user?.id;
  const t = useT();

  useEffect(() => {
    if (userId === undefined) return;
    return onSessionEnd(() => void keepDrafts(userId).then(openLogin));
  }, [userId]);

  useEffect(() => {
    if (userId === undefined) return;
    async function restore(id: number) {
      const { restoreDrafts } = await importDrafts();
      if (restoreDrafts(id)) toast({ message: t("Your unsaved changes have been restored.") });
    }

    const startRestoring = () => void restore(userId).catch(() => undefined);
    if (draftForms.size > 0 || loadDrafts() !== null) startRestoring();
    return onNewForm(startRestoring);
  }, [userId, t]);

  return null;
}

async function keepDrafts(userId: number): Promise<void> {
  if (draftForms.size === 0) return;
  const drafts = await importDrafts().catch(() => undefined); // if the code cannot be loaded, the input is lost
  drafts?.keepDrafts(userId);
}
