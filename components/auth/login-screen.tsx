import { AuthShell } from "@/components/auth/auth-shell";
import type { GuestScreenProps } from "@/components/auth/guest-page";
import { LoginPanel } from "@/components/auth/login-panel";

/** The login as a whole page: at `/login` and on a workspace's path. */
export function LoginScreen({ page, lines, workspace = false }: GuestScreenProps) {
  return (
    <AuthShell page={page} lines={lines} workspace={workspace} other="register">
      <LoginPanel workspace={workspace} />
    </AuthShell>
  );
}
