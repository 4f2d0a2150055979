"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { GuestChoice } from "@/components/invites/guest-choice";
import { useInvite } from "@/components/invites/use-invite";
import { VerifyAddress } from "@/components/invites/verify-address";
import { WrongAccount } from "@/components/invites/wrong-account";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { PageSpinner } from "@/components/ui/page-spinner";
import type { InvitePreviewJson } from "@/lib/invites/schema";
import { routes } from "@/lib/routes";

const PANEL = "grid content-start gap-6";

/** Shows the invite whose id is in the page's address. The user joins only by pressing a button. */
export function InvitePanel() {
  const { state, load, join, decline } = useInvite();

  if (state.step === "loading") return <PageSpinner isLoading />;
  if (state.step === "invalid") return <InvalidInvite />;
  if (state.step === "failed") return <Failure retry={() => void load()} />;
  return (
    <div className={PANEL}>
      <InviteHeading invite={state.invite} />
      <Choice
        invite={state.invite}
        pending={state.pending}
        onJoin={() => void join()}
        onDecline={() => void decline()}
      />
    </div>
  );
}

function InviteHeading({ invite: { workspace, inviter, email, role } }: { invite: InvitePreviewJson }) {
  const siteName = useBootstrap().settings.branding.site_name;
  const t = useT();
  const names = { workspace: <bdi>{workspace.name}</bdi>, inviter: <bdi>{inviter}</bdi>, site_name: siteName };
  return (
    <div className="grid content-start gap-4">
      <Avatar name={workspace.name} src={workspace.picture} size="l" />
      <div className="grid content-start gap-2">
        <h1 className="type-title">{t.rich("Join :workspace", names)}</h1>
        <p className="text-muted">
          {inviter === null
            ? t.rich("You are invited to work together in :workspace on :site_name.", names)
            : t.rich(":inviter invited you to work together in :workspace on :site_name.", names)}
        </p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small *:odd:text-muted">
        <dt>{t("Your role")}</dt>
        <dd>{role}</dd>
        <dt>{t("Invited address")}</dt>
        <dd>
          <bdi>{email}</bdi>
        </dd>
      </dl>
    </div>
  );
}

type ChoiceProps = {
  invite: InvitePreviewJson;
  pending: "join" | "decline" | null;
  onJoin: () => void;
  onDecline: () => void;
};

function Choice({ invite, pending, onJoin, onDecline }: ChoiceProps) {
  const { user } = useBootstrap();
  const t = useT();
  if (!user) return <GuestChoice />;
  if (invite.must_verify_email) return <VerifyAddress email={user.email} />;
  if (!invite.is_for_caller) return <WrongAccount user={user} />;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" size="l" pending={pending === "join"} onClick={onJoin}>
        {t("Join workspace")}
      </Button>
      <Button size="l" variant="ghost" pending={pending === "decline"} onClick={onDecline}>
        {t("Decline invitation")}
      </Button>
    </div>
  );
}

function Failure({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <div className={PANEL} role="alert">
      <h1 className="type-title">{t("The invite could not be loaded")}</h1>
      <div>
        <Button onClick={retry}>{t("Try again")}</Button>
      </div>
    </div>
  );
}

function InvalidInvite() {
  const { user } = useBootstrap();
  const t = useT();
  return (
    <div className={PANEL} role="alert">
      <div className="grid content-start gap-2">
        <h1 className="type-title">{t("This invite is no longer valid")}</h1>
        <p className="text-muted">
          {t("It was used or cancelled, or it has expired. Ask the person who sent it for a new one.")}
        </p>
      </div>
      <div>
        <ButtonLink href={user ? routes.dashboard : routes.login}>{user ? t("Dashboard") : t("Login")}</ButtonLink>
      </div>
    </div>
  );
}
