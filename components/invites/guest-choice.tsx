"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { inviteLinks } from "@/components/invites/invite-links";
import { buttonVariants } from "@/components/ui/button-variants";

/**
 * Lets a guest register or log in. Rendered only in the browser, because the links contain the invite, while the cached
 * page is the same for all invites.
 */
export function GuestChoice() {
  const { disable } = useBootstrap().settings.registration;
  const { login, register } = inviteLinks();
  const t = useT();
  return (
    <div className="grid content-start gap-4">
      <p>{t("You need an account with the invited email address.")}</p>
      <div className="flex flex-wrap gap-2">
        {!disable && (
          <a href={register} className={buttonVariants({ variant: "primary", size: "l" })}>
            {t("Create account")}
          </a>
        )}
        <a href={login} className={buttonVariants({ variant: disable ? "primary" : "secondary", size: "l" })}>
          {t("Login")}
        </a>
      </div>
    </div>
  );
}
