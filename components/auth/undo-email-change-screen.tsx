import { AuthShell } from "@/components/auth/auth-shell";
import type { GuestScreenProps } from "@/components/auth/guest-screen-props";
import { UndoEmailChange } from "@/components/auth/undo-email-change";

export function UndoEmailChangeScreen({ page, lines }: Omit<GuestScreenProps, "joinsWorkspace">) {
  return (
    <AuthShell page={page} lines={lines} linkTo="login">
      <UndoEmailChange />
    </AuthShell>
  );
}
