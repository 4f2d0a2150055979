import { AuthShell } from "@/components/auth/auth-shell";
import type { GuestScreenProps } from "@/components/auth/guest-screen-props";
import { ResetPasswordForm } from "@/components/auth/reset-password-form";

export function ResetPasswordScreen({ page, lines }: Omit<GuestScreenProps, "joinsWorkspace">) {
  return (
    <AuthShell page={page} lines={lines} linkTo="login">
      <ResetPasswordForm />
    </AuthShell>
  );
}
