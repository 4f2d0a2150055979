"use client";

import { useEffect } from "react";
import { FieldPair } from "@/components/account-settings/field-pair";
import { useAccountRefresh } from "@/components/account-settings/use-account";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { ApiForm } from "@/components/form/api-form";
import { EmailField } from "@/components/form/email-field";
import { SaveButton } from "@/components/form/save-button";
import { TextField } from "@/components/form/text-field";
import { usePageForm } from "@/components/form/use-page-form";
import { useT } from "@/components/i18n/use-t";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { toast } from "@/components/ui/toast";
import type { UserDetailsJson } from "@/lib/users/admin-schema";
import { accountClient } from "@/lib/users/client";

type Details = { first_name: string; last_name: string; email: string };
type SaveResult = { user: UserDetailsJson; isCodeSent: boolean };

/** The user's name and email. Calls `onEmailChangeRequested` when a code has been sent to a new email address. */
export function AccountDetailsForm({ onEmailChangeRequested }: { onEmailChangeRequested: () => void }) {
  const user = useLoggedInUser();
  const refresh = useAccountRefresh();
  const confirmPassword = usePasswordConfirmation();
  const t = useT();
  const { form, pending, onSubmit } = usePageForm<Details, SaveResult | null>({
    schema: () => import("@/lib/users/account-schema").then((module) => module.accountDetails),
    defaultValues: detailsOf(user),
    submit: save,
    onSuccess: handleSaved,
  });
  const { resetField } = form;
  // The email changes when the code is entered in the form below. This field then shows the new email.
  useEffect(() => resetField("email", { defaultValue: user.email }), [resetField, user.email]);

  /** Returns null, without a request, if the password was not confirmed. */
  async function save({ email, ...names }: Details) {
    const isNewEmail = email !== user.email;
    if (isNewEmail && !(await confirmPassword())) return null;
    return { ...(await accountClient.update(isNewEmail ? { ...names, email } : names)), isCodeSent: isNewEmail };
  }

  async function handleSaved(saved: SaveResult | null) {
    if (!saved) return;
    const { user: fresh, isCodeSent } = saved;
    const hasNewName = fresh.first_name !== user.first_name || fresh.last_name !== user.last_name;
    toast({ message: hasNewName || !isCodeSent ? t("Updated account details") : t("Email sent") });
    if (isCodeSent) onEmailChangeRequested();
    form.reset(detailsOf(fresh)); // shows the current email again; the form below shows the new one
    await refresh();
  }

  const { control } = form;
  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-5">
      <FieldPair>
        <TextField
          control={control}
          name="first_name"
          label={t("First name")}
          autoComplete="given-name"
          maxLength={80}
        />
        <TextField
          control={control}
          name="last_name"
          label={t("Last name")}
          autoComplete="family-name"
          maxLength={80}
        />
      </FieldPair>
      <EmailField
        control={control}
        name="email"
        label={t("Email")}
        required
        hint={t(
          "If you change it, we send a code to the new address. The change takes effect when you enter the code.",
        )}
      />
      <div>
        <SaveButton control={control} needsChange />
      </div>
    </ApiForm>
  );
}

const detailsOf = ({ first_name, last_name, email }: Details): Details => ({ first_name, last_name, email });
