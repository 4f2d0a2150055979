import { LogoutButton } from "@/components/email-address/logout-button";
import { VerifyForm } from "@/components/email-address/verify-form";
import { GuestShell } from "@/components/layout/guest-shell";
import type { T } from "@/lib/i18n/create-t";
import type { PublicSettings } from "@/lib/settings/schema";

type Props = {
  branding: PublicSettings["branding"];
  t: T;
  email: string;
};

/** The only screen that users can open while they must verify their email. */
export function VerifyScreen({ branding, t, email }: Props) {
  return (
    <GuestShell branding={branding} t={t} aside={<LogoutButton />}>
      <VerifyForm email={email} />
    </GuestShell>
  );
}
