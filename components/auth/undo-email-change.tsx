"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { readUndoToken } from "@/components/auth/link-token";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import { ApiError } from "@/lib/http/client";
import { routes } from "@/lib/routes";
import { accountClient } from "@/lib/users/client";

const INVALID = 422;

type State = { step: "ask" | "pending" } | { step: "done"; email: string } | { step: "refused"; reason: string };

/** Undoes a change of email after a click on a button, because email scanners open links too. */
export function UndoEmailChange() {
  const [state, setState] = useState<State>({ step: "ask" });
  // A click before hydration would do nothing.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const t = useT();

  async function undo() {
    if (state.step !== "ask") return;
    setState({ step: "pending" });
    try {
      const { email } = await accountClient.undoEmailChange(readUndoToken());
      setState({ step: "done", email });
    } catch (error) {
      showFailure(error);
    }
  }

  function showFailure(error: unknown) {
    const isFinal = error instanceof ApiError && error.status === INVALID;
    if (isFinal) return setState({ step: "refused", reason: error.body.message });
    reportApiError(error, t);
    setState({ step: "ask" });
  }

  const isOpen = state.step === "ask" || state.step === "pending";
  return (
    <div className="grid content-start gap-6">
      <div className="grid content-start gap-2">
        <h1 className="type-title">{t("Recover your account")}</h1>
        {isOpen && (
          <p className="text-muted">
            {t(
              "This restores your old email address, ends every session and API token, and sends a link for a new password to the old address.",
            )}
          </p>
        )}
      </div>
      {state.step === "done" && (
        <Note tone="good" role="status">
          {t.rich(
            "Your account uses the address :email again. Check your inbox there for the link to choose a new password.",
            {
              email: <bdi className="font-semibold">{state.email}</bdi>,
            },
          )}
        </Note>
      )}
      {state.step === "refused" && (
        <Note tone="bad" role="alert">
          <p>{state.reason}</p>
          <Link href={routes.forgotPassword} className="link">
            {t("Forgot your password?")}
          </Link>
        </Note>
      )}
      {isOpen && (
        <Button
          variant="primary"
          size="l"
          full
          disabled={!isReady}
          pending={state.step === "pending"}
          onClick={() => void undo()}
        >
          {t("Recover my account")}
        </Button>
      )}
    </div>
  );
}
