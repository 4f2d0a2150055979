"use client";

import { useRouter } from "next/navigation";
import { readResetToken } from "@/components/auth/link-token";
import { useEmailParameter } from "@/components/auth/use-email-parameter";
import { ApiForm } from "@/components/form/api-form";
import { EmailField } from "@/components/form/email-field";
import { NewPasswordFields } from "@/components/form/new-password-fields";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";
import { authClient } from "@/lib/auth/client";
import { routes } from "@/lib/routes";

export function ResetPasswordForm() {
  const router = useRouter();
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/passwords/schema").then((module) => module.resetPasswordInput),
    defaultValues: { token: readResetToken(), email: "", password: "", password_confirmation: "" },
    submit: authClient.resetPassword,
    onSuccess() {
      toast({ message: t("Your password has been reset!") });
      router.push(routes.login);
    },
  });
  const hasEmailParameter = useEmailParameter(form);
  const { control } = form;

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-6">
      <div className="grid content-start gap-2">
        <h1 className="type-title">{t("Choose a new password")}</h1>
        <p className="text-muted">{t("This logs you out on all devices.")}</p>
      </div>
      <div className="grid content-start gap-4">
        <EmailField
          control={control}
          name="email"
          label={t("Email")}
          autoComplete="username"
          required
          locked={hasEmailParameter}
        />
        <NewPasswordFields control={control} label={t("New password")} />
      </div>
      <SaveButton control={control} size="l" full>
        {t("Reset password")}
      </SaveButton>
    </ApiForm>
  );
}
