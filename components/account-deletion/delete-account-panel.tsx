"use client";

import { useState } from "react";
import { Panel } from "@/components/account-settings/panel";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { reportApiError } from "@/components/errors/report-api-error";
import { allowLeaving } from "@/components/form/use-unload-warning";
import { useT } from "@/components/i18n/use-t";
import { forgetAccount } from "@/components/layout/forget-account";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { Button } from "@/components/ui/button";
import { confirm } from "@/components/ui/confirm";
import { toast } from "@/components/ui/toast";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";
import { accountClient } from "@/lib/users/client";

/** How long the toast stays before the homepage loads. */
const TOAST_MS = 1500;

/** Deletes the account once the user has confirmed the deletion and their password. */
export function DeleteAccountPanel() {
  const { id } = useLoggedInUser();
  const [pending, setPending] = useState(false);
  const confirmPassword = usePasswordConfirmation();
  const t = useT();

  async function deleteAccount() {
    if (!(await confirm(confirmationTexts(t))) || !(await confirmPassword())) return;
    setPending(true);
    try {
      await accountClient.remove(id);
    } catch (error) {
      setPending(false);
      reportApiError(error, t);
      return;
    }
    forgetAccount();
    allowLeaving(); // other panels may have unsaved input, which can no longer be saved
    toast({ message: t("Account deleted") });
    // a full page load, so that no data of the account stays in memory
    setTimeout(() => location.assign(routes.home), TOAST_MS);
  }

  return (
    <Panel
      id="delete-account"
      title={t("Danger zone")}
      description={t(
        "Deletes your account, your projects, sites and files, and the workspaces that only you use. You are logged out everywhere immediately. This cannot be undone.",
      )}
      danger
      footer={
        <Button variant="danger" pending={pending} onClick={() => void deleteAccount()}>
          {t("Delete account")}
        </Button>
      }
    />
  );
}

function confirmationTexts(t: T) {
  return {
    title: t("Delete your account?"),
    body: t(
      "Your projects, sites, files and tokens are deleted too and cannot be restored. Download your data first if you want to keep it.",
    ),
    action: t("Delete account"),
    cancel: t("Keep it"),
    danger: true,
  };
}
