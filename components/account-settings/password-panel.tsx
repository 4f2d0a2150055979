"use client";

import { FieldPair } from "@/components/account-settings/field-pair";
import { Panel } from "@/components/account-settings/panel";
import { useAccountRefresh } from "@/components/account-settings/use-account";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { ApiForm } from "@/components/form/api-form";
import { NewPasswordFields } from "@/components/form/new-password-fields";
import { PasswordField } from "@/components/form/password-field";
import { SaveButton } from "@/components/form/save-button";
import { usePageForm } from "@/components/form/use-page-form";
import { useT } from "@/components/i18n/use-t";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { toast } from "@/components/ui/toast";
import { accountClient } from "@/lib/users/client";

type Passwords = { current_password?: string | undefined; password: string; password_confirmation: string };

/** Sets a new password. Users confirm it with their current password, or with an emailed code if they have none yet. */
export function PasswordPanel() {
  const { has_password, email } = useLoggedInUser();
  const refresh = useAccountRefresh();
  const confirmPassword = usePasswordConfirmation();
  const t = useT();
  const { form, pending, onSubmit } = usePageForm<Passwords, boolean>({
    schema: () => import("@/lib/passwords/schema").then((module) => module.passwordChangeInput),
    defaultValues: { ...(has_password && { current_password: "" }), password: "", password_confirmation: "" },
    submit: save,
    onSuccess: handleSaved,
  });

  /** Returns false, without a request, if a user without a password has not confirmed an emailed code. */
  async function save(passwords: Passwords) {
    if (!has_password && !(await confirmPassword())) return false;
    await accountClient.changePassword(passwords);
    return true;
  }

  async function handleSaved(isSaved: boolean) {
    if (!isSaved) return;
    toast({ message: t("Password changed") });
    form.reset({ current_password: "", password: "", password_confirmation: "" });
    await refresh();
  }

  const { control } = form;
  return (
    <Panel
      id="password"
      title={t("Update password")}
      description={
        has_password
          ? t("You will be logged out on all other devices.")
          : t("Your account has no password yet. Set one to log in with your email address too.")
      }
    >
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-5">
        {/* tells password managers which account the password is for */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {has_password && (
          <PasswordField control={control} name="current_password" label={t("Current password")} required />
        )}
        <FieldPair>
          <NewPasswordFields control={control} label={t("New password")} />
        </FieldPair>
        <div>
          <SaveButton control={control} variant="secondary">
            {t("Update password")}
          </SaveButton>
        </div>
      </ApiForm>
    </Panel>
  );
}
