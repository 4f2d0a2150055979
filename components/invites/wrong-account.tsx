"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { inviteLinks } from "@/components/invites/invite-links";
import { useLogOut } from "@/components/layout/use-log-out";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Note } from "@/components/ui/note";
import { routes } from "@/lib/routes";
import type { UserJson } from "@/lib/users/schema";

/** Shown to a user whose verified address is not the invited one. Lets the user switch to another account. */
export function WrongAccount({ user }: { user: Pick<UserJson, "email"> }) {
  const [pending, setPending] = useState(false);
  const logOut = useLogOut(inviteLinks().login);
  const t = useT();

  async function switchAccount() {
    setPending(true);
    await logOut();
    setPending(false);
  }

  return (
    <div className="grid content-start gap-4">
      <Note tone="warn">
        {t.rich("You are logged in as :email, but the invite was sent to another address.", {
          email: <bdi className="font-semibold">{user.email}</bdi>,
        })}
      </Note>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="l" pending={pending} onClick={() => void switchAccount()}>
          {t("Use another account")}
        </Button>
        <ButtonLink size="l" variant="ghost" href={routes.dashboard}>
          {t("Dashboard")}
        </ButtonLink>
      </div>
    </div>
  );
}
