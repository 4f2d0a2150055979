import { AuthShell } from "@/components/auth/auth-shell";
import type { GuestScreenProps } from "@/components/auth/guest-screen-props";
import { LoginPanel } from "@/components/auth/login-panel";

/** The login form as a whole page: at `/login`, and at `/workspace/join/login` for visitors with an invite. */
export function LoginScreen({ page, lines, joinsWorkspace = false }: GuestScreenProps) {
  return (
    <AuthShell page={page} lines={lines} joinsWorkspace={joinsWorkspace} linkTo="register">
      <LoginPanel joinsWorkspace={joinsWorkspace} />
    </AuthShell>
  );
}
