"use client";

import { type ReactNode, useState } from "react";
import { useFinishLogin } from "@/components/auth/use-finish-login";
import { useT } from "@/components/i18n/use-t";
import { type SocialPopup, useSocialPopup } from "@/components/layout/use-social-popup";
import { toast } from "@/components/ui/toast";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { routes } from "@/lib/routes";
import type { Service } from "@/lib/settings/social-services";
import { keepResult, type LoginData, type SocialError } from "@/lib/social/client";
import type { SocialResult } from "@/lib/social/policy";

type PendingLink = { service: Service; email: string };

/** Social login: the popup, and the dialog that asks for the password of an account with the same email. */
export function useSocialLogin(onChallenge?: () => void): { popup: SocialPopup; dialog: ReactNode } {
  const t = useT();
  const finishLogin = useFinishLogin();
  const [pendingLink, setPendingLink] = useState<PendingLink | null>(null);
  const [PasswordDialog, fetchPasswordDialog] = useLazyPart(() =>
    import("@/components/auth/social-password-dialog").then((module) => module.SocialPasswordDialog),
  );
  const popup = useSocialPopup("login", handleResult);

  // The status determines the type of the data.
  function handleResult(result: SocialResult) {
    const { status, callbackData } = result;
    if (status === "REQUEST_PASSWORD") {
      fetchPasswordDialog();
      setPendingLink(callbackData as PendingLink);
    } else if (status === "ERROR") showError(callbackData as SocialError);
    else if (callbackData.two_factor && !onChallenge) openLoginForChallenge(result);
    else void continueLogin(callbackData as LoginData);
  }

  /** Finishes the login, or continues with the second factor. */
  function continueLogin({ two_factor, bootstrapData, status }: LoginData) {
    setPendingLink(null);
    if (two_factor) return onChallenge?.();
    if (bootstrapData) return finishLogin(bootstrapData, { isVerified: status !== "needs_email_verification" });
  }

  function showError({ errorMessage, action }: SocialError) {
    toast({
      type: "danger",
      message: errorMessage || t("An error occurred. Please try again later"),
      ...(action && {
        action: {
          label: action.label,
          onPress: () => window.location.assign(action.action + window.location.search),
        },
      }),
    });
  }

  const dialog = pendingLink && PasswordDialog && (
    <PasswordDialog
      {...pendingLink}
      onClose={() => setPendingLink(null)}
      onLoggedIn={(response) => handleResult(successOf(response))}
    />
  );
  return { popup, dialog };
}

const successOf = (callbackData: LoginData): SocialResult => ({
  type: "social-auth",
  status: "SUCCESS",
  callbackData,
});

/** Opens the login page, which has the form for the second factor. */
function openLoginForChallenge(result: SocialResult) {
  keepResult(result);
  window.location.assign(routes.login + window.location.search);
}
