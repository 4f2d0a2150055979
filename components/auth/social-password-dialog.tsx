"use client";

import { ApiForm } from "@/components/form/api-form";
import { PasswordField } from "@/components/form/password-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { SERVICE_NAMES, type Service } from "@/lib/settings/social-services";
import { type LoginData, socialClient } from "@/lib/social/client";

type Props = {
  service: Service;
  email: string;
  onClose: () => void;
  onLoggedIn: (response: LoginData) => unknown;
};

/** Asks for the password of the account with the same email, because an email alone must not connect accounts. */
export function SocialPasswordDialog({ service, email, onClose, onLoggedIn }: Props) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/social/schema").then((module) => module.extraCredentialsInput),
    defaultValues: { password: "" },
    submit: socialClient.submitPassword,
    onSuccess: onLoggedIn,
  });
  const name = SERVICE_NAMES[service];

  return (
    <Dialog
      open
      size="sm"
      title={t("Connect your :service account", { service: name })}
      text={t.rich(
        "There is already an account with the email :email. Enter its password to log in with :service from now on.",
        {
          email: <bdi className="font-semibold">{email}</bdi>,
          service: name,
        },
      )}
      onClose={onClose}
    >
      <ApiForm onSubmit={onSubmit} pending={pending}>
        <PasswordField control={form.control} name="password" label={t("Password")} required />
        <DialogActions>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <SaveButton control={form.control}>{t("Connect")}</SaveButton>
        </DialogActions>
      </ApiForm>
    </Dialog>
  );
}
