import { LogoutButton } from "@/components/email-address/logout-button";
import { VerifyForm } from "@/components/email-address/verify-form";
import { GuestShell } from "@/components/layout/guest-shell";
import type { PublicSettings } from "@/lib/settings/schema";

type Props = {
  branding: PublicSettings["branding"];
  email: string;
};

/** The only screen of users whose email is not verified. */
export function VerifyScreen({ branding, email }: Props) {
  return (
    <GuestShell branding={branding} aside={<LogoutButton />}>
      <VerifyForm email={email} />
    </GuestShell>
  );
}
