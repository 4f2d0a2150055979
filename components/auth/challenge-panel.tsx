"use client";

import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { ChallengeCodeForm } from "@/components/auth/challenge-code-form";
import { RecoveryCodeForm } from "@/components/auth/recovery-code-form";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { Icon } from "@/components/ui/icon";

/** The second factor: the authenticator's code, or one of the recovery codes. */
export function ChallengePanel({ onBack }: { onBack: () => void }) {
  const [usesRecovery, setUsesRecovery] = useState(false);
  const siteName = useBootstrap().settings.branding.site_name;
  const t = useT();
  return (
    <div className="grid content-start gap-6">
      <button
        type="button"
        className="flex items-center gap-2 text-small text-muted justify-self-start"
        onClick={onBack}
      >
        <Icon of={ArrowLeft} flip />
        {t("Back to login")}
      </button>
      <div className="grid content-start gap-2">
        <h1 className="type-title">{t("Confirm it's you")}</h1>
        <p className="text-muted">
          {usesRecovery
            ? t("Enter one of the recovery codes you saved when you turned on two factor authentication.")
            : t("Open your authenticator app and enter the 6-digit code for :siteName.", { siteName })}
        </p>
      </div>
      {usesRecovery ? <RecoveryCodeForm onExpired={onBack} /> : <ChallengeCodeForm onExpired={onBack} />}
      <p className="text-small">
        <button type="button" className="link" onClick={() => setUsesRecovery(!usesRecovery)}>
          {usesRecovery ? t("Use a code from the app instead") : t("Use recovery code instead")}
        </button>
      </p>
    </div>
  );
}
