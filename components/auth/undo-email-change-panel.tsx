"use client";

import Link from "next/link";
import { readUndoToken } from "@/components/auth/link-token";
import { useT } from "@/components/i18n/use-t";
import { MailedAction, type MailedOutcome } from "@/components/layout/mailed-action";
import { ApiError } from "@/lib/http/client";
import { routes } from "@/lib/routes";
import { accountClient } from "@/lib/users/client";

const INVALID = 422;

/** The page for an emailed link that undoes a change of email address. */
export function UndoEmailChangePanel() {
  const t = useT();

  async function undo(): Promise<MailedOutcome> {
    try {
      const { email } = await accountClient.undoEmailChange(readUndoToken());
      const address = <bdi className="font-semibold">{email}</bdi>;
      const note = t.rich(
        "Your account uses the address :email again. Check your inbox there for the link to choose a new password.",
        { email: address },
      );
      return { tone: "good", note };
    } catch (error) {
      if (!(error instanceof ApiError && error.status === INVALID)) throw error;
      return { tone: "bad", note: <Refusal reason={error.body.message} /> };
    }
  }

  return (
    <MailedAction
      title={t("Recover your account")}
      text={t(
        "This restores your old email address, removes your password, ends every session, deletes every API token, and sends a link for a new password to the old address.",
      )}
      action={t("Recover my account")}
      act={undo}
    />
  );
}

function Refusal({ reason }: { reason: string }) {
  const t = useT();
  return (
    <>
      <p>{reason}</p>
      <Link href={routes.forgotPassword} className="link">
        {t("Forgot your password?")}
      </Link>
    </>
  );
}
