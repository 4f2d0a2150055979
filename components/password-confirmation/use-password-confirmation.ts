"use client";

import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import type {
  ConfirmationDialogProps,
  ConfirmedIdentity,
} from "@/components/password-confirmation/confirmation-dialog";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { MAILED_CODE_PAUSE_SECONDS, PASSWORD_CONFIRMATION_SECONDS } from "@/lib/actor/policy";
import { authClient } from "@/lib/auth/client";
import { ApiError } from "@/lib/http/client";
import type { T } from "@/lib/i18n/create-t";

const TOO_MANY_REQUESTS = 429;

const ConfirmationDialog = lazyDialog<ConfirmationDialogProps>(() =>
  import("@/components/password-confirmation/confirmation-dialog").then((module) => module.ConfirmationDialog),
);

export type ConfirmationOptions = {
  /** Asks even if the password was confirmed recently, and returns the password or code for a call that needs it. */
  always?: boolean;
  /**
   * Sends the sensitive request while the dialog is open, so that the request's errors show on the field. Not called if
   * no dialog is needed, so set `always` too.
   */
  submit?: (proof: { password?: string; code?: string }) => Promise<unknown>;
};

/**
 * Returns a function that asks for the password before a sensitive action, unless the user has confirmed the password
 * recently in this session: `if (!(await confirmPassword())) return;`. Users without a password get a code by email
 * instead. The function resolves to null if the user cancels, or if a request fails before the dialog opens.
 */
export function usePasswordConfirmation() {
  const t = useT();
  return (options: ConfirmationOptions = {}) => confirmIdentity(t, options);
}

async function confirmIdentity(
  t: T,
  { always = false, submit }: ConfirmationOptions,
): Promise<ConfirmedIdentity | null> {
  try {
    const { confirmed, has_password } = await authClient.confirmationStatus(PASSWORD_CONFIRMATION_SECONDS);
    if (confirmed && !always) return { confirmed: true };
    if (!has_password) await sendCode();
    const props = { hasPassword: has_password, returnsInput: always, submit };
    return (await openDialog<ConfirmationDialogProps, ConfirmedIdentity>(ConfirmationDialog, props)) ?? null;
  } catch (error) {
    reportApiError(error, t);
    return null;
  }
}

/**
 * Emails a code. Does nothing if a code was sent within the last minute, because that code still works unless it has
 * been used or too many wrong codes have been entered.
 */
async function sendCode() {
  try {
    await authClient.sendConfirmationCode();
  } catch (error) {
    if (!isPauseError(error)) throw error;
  }
}

/**
 * Whether the call was refused because of the pause between two codes. Judges by the wait, because the hourly limit
 * usually requires a longer one.
 */
const isPauseError = (error: unknown) =>
  error instanceof ApiError &&
  error.status === TOO_MANY_REQUESTS &&
  (error.retryAfter ?? 0) <= MAILED_CODE_PAUSE_SECONDS;
