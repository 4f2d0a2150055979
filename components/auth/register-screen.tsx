import { AuthShell } from "@/components/auth/auth-shell";
import type { GuestScreenProps } from "@/components/auth/guest-screen-props";
import { RegisterForm } from "@/components/auth/register-form";

type Props = GuestScreenProps & {
  /** The token in `/register/{token}`. With it, visitors can register while registration is disabled. */
  registrationToken?: string;
};

/** The registration form as a whole page: at `/register`, `/register/{token}` and `/workspace/join/register`. */
export function RegisterScreen({ page, lines, joinsWorkspace = false, registrationToken }: Props) {
  return (
    <AuthShell page={page} lines={lines} joinsWorkspace={joinsWorkspace} linkTo="login">
      <RegisterForm joinsWorkspace={joinsWorkspace} registrationToken={registrationToken} />
    </AuthShell>
  );
}
