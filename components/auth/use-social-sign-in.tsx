"use client";

import { type ReactNode, useState } from "react";
import { useEnter } from "@/components/auth/use-enter";
import { useT } from "@/components/i18n/use-t";
import { type SocialPopup, useSocialPopup } from "@/components/layout/use-social-popup";
import { toast } from "@/components/ui/toast";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { routes } from "@/lib/routes";
import type { Service } from "@/lib/settings/social-services";
import { keepResult, type SignedIn, type SocialError } from "@/lib/social/client";
import type { SocialResult } from "@/lib/social/policy";

type Asked = { service: Service; email: string };

/** Social login: the popup, and the dialog that asks for the password of an account with the same email. */
export function useSocialSignIn(onChallenge?: () => void): { popup: SocialPopup; dialog: ReactNode } {
  const t = useT();
  const enter = useEnter();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [PasswordDialog, fetchPasswordDialog] = useLazyPart(() =>
    import("@/components/auth/social-password-dialog").then((module) => module.SocialPasswordDialog),
  );
  const popup = useSocialPopup("login", handle);

  function handle(result: SocialResult) {
    const { status, callbackData } = result;
    if (status === "REQUEST_PASSWORD") {
      fetchPasswordDialog();
      setAsked(callbackData as Asked);
    } else if (status === "ERROR") report(callbackData as SocialError);
    else if (callbackData.two_factor && !onChallenge) challengeOnLoginPage(result);
    else void signedIn(callbackData as SignedIn);
  }

  /** Never resolves: the page is left. */
  function signedIn({ two_factor, bootstrapData, status }: SignedIn) {
    setAsked(null);
    if (two_factor) return onChallenge?.();
    if (bootstrapData) return enter(bootstrapData, { isVerified: status !== "needs_email_verification" });
  }

  function report({ errorMessage, action }: SocialError) {
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

  const dialog = asked && PasswordDialog && (
    <PasswordDialog {...asked} onClose={() => setAsked(null)} onSignedIn={(answer) => handle(successOf(answer))} />
  );
  return { popup, dialog };
}

const successOf = (callbackData: SignedIn): SocialResult => ({
  type: "social-auth",
  status: "SUCCESS",
  callbackData,
});

/** Opens the login page, the only one with the form for the second factor. */
function challengeOnLoginPage(result: SocialResult) {
  keepResult(result);
  window.location.assign(routes.login + window.location.search);
}
