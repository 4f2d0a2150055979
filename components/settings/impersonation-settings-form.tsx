"use client";

import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { SwitchField } from "@/components/form/switch-field";
import { useT } from "@/components/i18n/use-t";
import { SettingsForm } from "@/components/settings/settings-form";
import { can } from "@/lib/permissions/can";
import type { AdminSettings } from "@/lib/settings/schema";

type Props = Pick<AdminSettings, "settings">;

/** Whether users learn that an admin has acted as them. Others than admins see the value and who may change it. */
export function ImpersonationSettingsForm({ settings }: Props) {
  const t = useT();
  const isAdmin = can(useLoggedInUser(), "admin");
  return (
    <SettingsForm title={t("Logging in as other users")} group="auth" settings={settings} canSave={isAdmin}>
      {(control) => (
        <SwitchField
          control={control}
          name="auth.impersonation_notice"
          label={t("Tell users when an admin was logged in as them")}
          hint={
            isAdmin
              ? t("They are told who it was, from when to when. Without it, only the audit log says so.")
              : t("Only an admin with all permissions can change this.")
          }
        />
      )}
    </SettingsForm>
  );
}
