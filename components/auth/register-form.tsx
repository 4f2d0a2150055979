"use client";

import { authPaths } from "@/components/auth/auth-paths";
import { GuestLink } from "@/components/auth/guest-link";
import { PolicyField } from "@/components/auth/policy-field";
import { blankRegistration, loadRegistrationSchema } from "@/components/auth/registration";
import { SocialButtons } from "@/components/auth/social-buttons";
import { useEmailParameter } from "@/components/auth/use-email-parameter";
import { useFinishLogin } from "@/components/auth/use-finish-login";
import { useQueryParameter } from "@/components/auth/use-query-parameter";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useCaptcha } from "@/components/captcha/use-captcha";
import { ApiForm } from "@/components/form/api-form";
import { EmailField } from "@/components/form/email-field";
import { NewPasswordFields } from "@/components/form/new-password-fields";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { authClient, type RegisterResponse } from "@/lib/auth/client";

type Props = { joinsWorkspace: boolean; registrationToken?: string | undefined };

export function RegisterForm({ joinsWorkspace, registrationToken }: Props) {
  const { settings } = useBootstrap();
  const { policies } = settings.registration;
  const t = useT();
  const finishLogin = useFinishLogin();
  const captcha = useCaptcha("register");
  const { form, pending, onSubmit } = useApiForm({
    schema: () => loadRegistrationSchema(policies),
    defaultValues: blankRegistration(policies, registrationToken),
    submit: (values) => captcha.guard(() => authClient.register(values)),
    onSuccess: ({ bootstrapData, status }: RegisterResponse) =>
      finishLogin(bootstrapData, { isVerified: status !== "needs_email_verification" }),
  });
  const hasEmailParameter = useEmailParameter(form);
  const { control } = form;

  /**
   * Returns the options of a social login. If the visitor has not accepted every policy, shows the errors and returns
   * null, because the service does not ask the visitor to accept the policies.
   */
  function getSocialOptions() {
    const unaccepted = policies.filter(({ id }) => form.getValues(id) !== true);
    if (unaccepted.length === 0) return { accepted: policies.map(({ id }) => id), registrationToken };
    for (const { id } of unaccepted) form.setValue(id, false, { shouldTouch: true, shouldValidate: true });
    form.setFocus(unaccepted[0]?.id ?? "email");
    return null;
  }

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-6">
      <div className="grid content-start gap-2">
        <Heading joinsWorkspace={joinsWorkspace} />
        <p>
          <GuestLink href={authPaths(joinsWorkspace).login}>{t("Already have an account? Sign in.")}</GuestLink>
        </p>
      </div>
      <div className="grid content-start gap-4">
        <EmailField
          control={control}
          name="email"
          label={t("Email")}
          required
          locked={hasEmailParameter}
          hint={hasEmailParameter && t("This address comes from the link you followed.")}
        />
        <NewPasswordFields control={control} label={t("Password")} />
        {policies.length > 0 && (
          <div className="grid content-start gap-2">
            {policies.map((policy) => (
              <PolicyField key={policy.id} control={control} policy={policy} />
            ))}
          </div>
        )}
      </div>
      {captcha.status}
      <SaveButton control={control} size="l" full>
        {t("Create account")}
      </SaveButton>
      <SocialButtons label={t("or register with")} getOptions={getSocialOptions} />
    </ApiForm>
  );
}

function Heading({ joinsWorkspace }: { joinsWorkspace: boolean }) {
  const siteName = useBootstrap().settings.branding.site_name;
  const isFromPricing = useQueryParameter("redirectFrom") === "pricing";
  const t = useT();
  return <h1 className="type-title">{headingText()}</h1>;

  function headingText() {
    if (joinsWorkspace) return t("To join your team on :siteName, create an account", { siteName });
    return isFromPricing ? t("First, let's create your account") : t("Create a new account");
  }
}
