"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { CodeForm } from "@/components/password-confirmation/code-form";
import { PasswordForm } from "@/components/password-confirmation/password-form";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-store";
import { MAILED_CODE_SECONDS } from "@/lib/actor/policy";
import { authClient } from "@/lib/auth/client";

export type ConfirmedIdentity = { confirmed: true; password?: string; code?: string };
type Proof = Omit<ConfirmedIdentity, "confirmed">;

export type ConfirmationDialogProps = DialogProps<ConfirmedIdentity> & {
  hasPassword: boolean;
  /**
   * Whether the dialog returns the entered password or code. If so, the dialog does not check a code itself, because a
   * code works only once and the caller still needs it.
   */
  returnsInput: boolean;
  /** The caller's request. If defined, it replaces the request that only checks the password or code. */
  submit: ((proof: Proof) => Promise<unknown>) | undefined;
};

/**
 * Asks for the password or the emailed code, and closes once the server has accepted it. If `returnsInput` is true and
 * `submit` is undefined, the dialog returns a code without sending it to the server.
 */
export function ConfirmationDialog({ hasPassword, returnsInput, submit, close }: ConfirmationDialogProps) {
  const email = useBootstrap().user?.email ?? "";
  const t = useT();

  const check = submit ?? authClient.confirmPassword;
  const onCancel = () => close();
  const onProof = (proof: Proof) => close({ confirmed: true, ...(returnsInput && proof) });

  return hasPassword ? (
    <Dialog
      size="sm"
      title={t("Confirm your password")}
      text={t("This protects your account if you leave a device unlocked.")}
    >
      <PasswordForm email={email} check={check} onProof={onProof} onCancel={onCancel} />
    </Dialog>
  ) : (
    <Dialog
      size="sm"
      title={t("Confirm it's you")}
      text={t.rich(
        "Your account has no password, so we sent a 6-digit code to :email. It is valid for :minutes minutes.",
        {
          minutes: MAILED_CODE_SECONDS / 60,
          email: <bdi className="font-semibold text-text">{email}</bdi>,
        },
      )}
    >
      <CodeForm check={returnsInput && !submit ? undefined : check} onProof={onProof} onCancel={onCancel} />
    </Dialog>
  );
}
