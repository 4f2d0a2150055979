"use client";

import { AcceptedPolicies } from "@/components/auth/accepted-policies";
import { authPaths } from "@/components/auth/auth-paths";
import { GuestLink } from "@/components/auth/guest-link";
import { SocialButtons } from "@/components/auth/social-buttons";
import { useDemoAccount } from "@/components/auth/use-demo-account";
import { useEmailParameter } from "@/components/auth/use-email-parameter";
import { useFinishLogin } from "@/components/auth/use-finish-login";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useCaptcha } from "@/components/captcha/use-captcha";
import { ApiForm } from "@/components/form/api-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { EmailField } from "@/components/form/email-field";
import { PasswordField } from "@/components/form/password-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { authClient, type LoginResponse } from "@/lib/auth/client";
import { routes } from "@/lib/routes";

type Props = {
  joinsWorkspace: boolean;
  /** Called when the login requires a second factor. */
  onChallenge: () => void;
};

export function LoginForm({ joinsWorkspace, onChallenge }: Props) {
  const { settings } = useBootstrap();
  const { policies, disable: isRegistrationDisabled } = settings.registration;
  const t = useT();
  const finishLogin = useFinishLogin();
  const captcha = useCaptcha("login");
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/auth/schema").then((module) => module.loginInput.required()),
    defaultValues: { email: "", password: "", remember: true },
    submit: (values) => captcha.guard(() => authClient.login(values)),
    onSuccess: (response: LoginResponse) => (response.two_factor ? onChallenge() : finishLogin(response.bootstrapData)),
  });
  const hasEmailParameter = useEmailParameter(form);
  useDemoAccount(form);
  const { control } = form;

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-6">
      <div className="grid content-start gap-2">
        <h1 className="type-title">
          {joinsWorkspace
            ? t("To join your team on :siteName, login to your account", { siteName: settings.branding.site_name })
            : t("Log in to your account")}
        </h1>
        {!isRegistrationDisabled && (
          <p className="text-muted">
            {t.rich("New here? <link>Create an account</link>", {
              link: (text) => <GuestLink href={authPaths(joinsWorkspace).register}>{text}</GuestLink>,
            })}
          </p>
        )}
      </div>
      <div className="grid content-start gap-4">
        <EmailField
          control={control}
          name="email"
          label={t("Email")}
          autoComplete="username"
          required
          locked={hasEmailParameter}
          hint={hasEmailParameter && t("This address comes from the link you followed.")}
        />
        <PasswordField
          control={control}
          name="password"
          label={t("Password")}
          required
          aside={
            <GuestLink href={routes.forgotPassword} className="link text-small">
              {t("Forgot your password?")}
            </GuestLink>
          }
        />
        <CheckboxField control={control} name="remember" label={t("Stay signed in for a month")} />
      </div>
      {captcha.status}
      <SaveButton control={control} size="l" full>
        {t("Continue")}
      </SaveButton>
      <SocialButtons
        label={t("or log in with")}
        getOptions={() => ({ remember: form.getValues("remember"), accepted: policies.map(({ id }) => id) })}
        onChallenge={onChallenge}
        hint={!isRegistrationDisabled && policies.length > 0 && <AcceptedPolicies policies={policies} />}
      />
    </ApiForm>
  );
}
