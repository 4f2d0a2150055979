import { AuthShell } from "@/components/auth/auth-shell";
import { ForgotPasswordForm } from "@/components/auth/forgot-password-form";
import type { GuestScreenProps } from "@/components/auth/guest-screen-props";

export function ForgotPasswordScreen(props: Omit<GuestScreenProps, "joinsWorkspace">) {
  return (
    <AuthShell {...props} linkTo="login">
      <ForgotPasswordForm />
    </AuthShell>
  );
}
