import type { ReactNode } from "react";
import { authPaths } from "@/components/auth/auth-paths";
import { GuestLink } from "@/components/auth/guest-link";
import type { GuestScreenProps } from "@/components/auth/guest-screen-props";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { GuestShell } from "@/components/layout/guest-shell";
import { buttonVariants } from "@/components/ui/button-variants";

type Props = GuestScreenProps & {
  linkTo: "login" | "register";
  children: ReactNode;
};

/** Wraps a form or a panel in the guest shell, and provides the translated texts of its client components. */
export function AuthShell({ page, lines, joinsWorkspace, linkTo, children }: Props) {
  const { settings, i18n, t } = page;
  const isOffered = linkTo === "login" || !settings.registration.disable;
  return (
    <I18nProvider language={i18n.language} lines={lines}>
      <GuestShell
        branding={settings.branding}
        t={t}
        aside={
          isOffered && (
            <GuestLink
              href={authPaths(joinsWorkspace)[linkTo]}
              className={buttonVariants({ variant: "ghost", size: "s" })}
            >
              {linkTo === "login" ? t("Login") : t("Register")}
            </GuestLink>
          )
        }
      >
        {children}
      </GuestShell>
    </I18nProvider>
  );
}
