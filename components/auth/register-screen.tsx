import { AuthShell } from "@/components/auth/auth-shell";
import type { GuestScreenProps } from "@/components/auth/guest-page";
import { RegisterForm } from "@/components/auth/register-form";

type Props = GuestScreenProps & {
  /** The secret of the hidden path, which opens registration where it is disabled. */
  registrationToken?: string;
};

/** The registration as a whole page: at `/register`, on a workspace's path and on the hidden path. */
export function RegisterScreen({ page, lines, workspace = false, registrationToken }: Props) {
  return (
    <AuthShell page={page} lines={lines} workspace={workspace} other="login">
      <RegisterForm workspace={workspace} registrationToken={registrationToken} />
    </AuthShell>
  );
}
