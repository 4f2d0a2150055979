"use client";

import { type ReactNode, useState } from "react";
import { AccountDetailsForm } from "@/components/account-settings/account-details-form";
import { EmailChangeForm } from "@/components/account-settings/email-change-form";
import { Panel } from "@/components/account-settings/panel";
import { usePendingEmail } from "@/components/account-settings/use-account";
import { useT } from "@/components/i18n/use-t";

/** The user's name, profile image and email. `picture` is the field for the image. */
export function AccountDetailsPanel({ picture }: { picture?: ReactNode }) {
  const pendingEmail = usePendingEmail();
  const [isEmailChangeRequested, setEmailChangeRequested] = useState(false);
  const t = useT();
  return (
    <Panel
      id="account-details"
      title={t("Update name and profile image")}
      description={t("This is how you appear to the people you work with.")}
    >
      {picture}
      <AccountDetailsForm onEmailChangeRequested={() => setEmailChangeRequested(true)} />
      {pendingEmail !== null && (
        <EmailChangeForm key={pendingEmail} email={pendingEmail} isJustRequested={isEmailChangeRequested} />
      )}
    </Panel>
  );
}
