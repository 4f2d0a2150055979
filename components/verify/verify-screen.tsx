import { GuestShell } from "@/components/layout/guest-shell";
import { LogoutButton } from "@/components/verify/logout-button";
import { VerifyForm } from "@/components/verify/verify-form";
import type { PublicSettings } from "@/lib/bootstrap/schema";

type Props = {
  branding: PublicSettings["branding"];
  email: string;
};

/** All that somebody sees until their email is verified. */
export function VerifyScreen({ branding, email }: Props) {
  return (
    <GuestShell branding={branding} aside={<LogoutButton />}>
      <VerifyForm email={email} />
    </GuestShell>
  );
}
