"use client";

import { useRouter } from "next/navigation";
import { GuestLink, useGuestPath } from "@/components/auth/guest-link";
import { useEmailParameter } from "@/components/auth/use-email-parameter";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { ApiForm } from "@/components/form/api-form";
import { EmailField } from "@/components/form/email-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";
import { authClient } from "@/lib/auth/client";
import { routes } from "@/lib/routes";

export function ForgotPasswordForm() {
  const { settings } = useBootstrap();
  const router = useRouter();
  const t = useT();
  const loginPath = useGuestPath(routes.login);
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/passwords/schema").then((module) => module.forgotPasswordInput),
    defaultValues: { email: "" },
    submit: authClient.forgotPassword,
    onSuccess({ message }: { message: string }) {
      toast({ message });
      router.push(loginPath);
    },
  });
  const hasEmailParameter = useEmailParameter(form);

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-6">
      <div className="grid content-start gap-2">
        <h1 className="type-title">{t("Forgot your password?")}</h1>
        <p className="text-muted">
          {t("Enter the email address of your account. We will send you a link to choose a new password.")}
        </p>
      </div>
      <EmailField
        control={form.control}
        name="email"
        label={t("Email")}
        autoComplete="username"
        required
        locked={hasEmailParameter}
      />
      <SaveButton control={form.control} size="l" full>
        {t("Send reset link")}
      </SaveButton>
      {!settings.registration.disable && (
        <p className="text-small text-muted">
          {t.rich("New here? <link>Create an account</link>", {
            link: (text) => <GuestLink href={routes.register}>{text}</GuestLink>,
          })}
        </p>
      )}
    </ApiForm>
  );
}
