import { AuthShell } from "@/components/auth/auth-shell";
import type { GuestScreenProps } from "@/components/auth/guest-screen-props";
import { UndoEmailChangePanel } from "@/components/auth/undo-email-change-panel";

export function UndoEmailChangeScreen({ page, lines }: Omit<GuestScreenProps, "joinsWorkspace">) {
  return (
    <AuthShell page={page} lines={lines} linkTo="login">
      <UndoEmailChangePanel />
    </AuthShell>
  );
}
