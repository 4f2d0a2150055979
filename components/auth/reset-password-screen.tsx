import { AuthShell } from "@/components/auth/auth-shell";
import type { GuestScreenProps } from "@/components/auth/guest-page";
import { ResetPasswordForm } from "@/components/auth/reset-password-form";

type Props = Omit<GuestScreenProps, "workspace"> & {
  /** The secret from the mail's link. */
  token: string;
};

export function ResetPasswordScreen({ page, lines, token }: Props) {
  return (
    <AuthShell page={page} lines={lines} other="login">
      <ResetPasswordForm token={token} />
    </AuthShell>
  );
}
