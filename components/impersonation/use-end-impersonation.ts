"use client";

import { useState } from "react";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { notifyOtherTabs } from "@/components/layout/other-tabs";
import { impersonationClient } from "@/lib/impersonation/client";
import { routes } from "@/lib/routes";

/**
 * Ends the impersonation of a user and opens that user's page in the admin area or, without an id, the area's start
 * page.
 */
export function useEndImpersonation(userId: number | undefined) {
  const [pending, setPending] = useState(false);
  const t = useT();

  async function end() {
    if (pending) return;
    setPending(true);
    try {
      await impersonationClient.end();
      notifyOtherTabs({ type: "identity" });
      location.assign(userId === undefined ? routes.admin : routes.adminScreen("users", userId));
    } catch (error) {
      setPending(false);
      reportApiError(error, t);
    }
  }

  return { end, pending };
}
