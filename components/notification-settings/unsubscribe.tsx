"use client";

import { useEffect, useState } from "react";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import { ApiError } from "@/lib/http/client";
import { notificationSettingsClient } from "@/lib/notifications/client";
import { routes } from "@/lib/routes";

const NOT_FOUND = 404;

type Step = "ask" | "pending" | "done" | "refused";

/** Stops emails after a click on a button, because email scanners open links too. */
export function Unsubscribe() {
  const [step, setStep] = useState<Step>("ask");
  // A click before hydration would do nothing.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const names = useNames();
  const t = useT();

  async function unsubscribe() {
    setStep("pending");
    try {
      await notificationSettingsClient.unsubscribe(readToken());
      setStep("done");
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status === NOT_FOUND;
      if (!isFinal) reportApiError(error, t);
      setStep(isFinal ? "refused" : "ask");
    }
  }

  const isOpen = step === "ask" || step === "pending";
  return (
    <div className="grid content-start gap-6">
      <div className="grid content-start gap-2">
        <h1 className="type-title">{t("Stop these emails")}</h1>
        {isOpen && (
          <p className="text-muted">
            {t("You will no longer get emails of this kind. What happens is still in the list in your account.")}
          </p>
        )}
        {names.length > 0 && (
          <ul className="grid gap-1 font-label">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </div>
      {step === "done" && (
        <Note tone="good" role="status">
          {t("Done. You will get no more emails of this kind.")}
        </Note>
      )}
      {step === "refused" && (
        <Note tone="bad" role="alert">
          {t("This link does not work. It may be incomplete.")}
        </Note>
      )}
      {isOpen && (
        <Button
          variant="primary"
          size="l"
          full
          disabled={!isReady}
          pending={step === "pending"}
          onClick={() => void unsubscribe()}
        >
          {t("Unsubscribe")}
        </Button>
      )}
    </div>
  );
}

/** What the emails are about. Nothing until that is known. */
function useNames(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const isShown = { current: true };
    notificationSettingsClient.unsubscribedKinds(readToken()).then(
      (kinds) => isShown.current && setNames(kinds),
      () => undefined, // the page works without them
    );
    return () => {
      isShown.current = false;
    };
  }, []);
  return names;
}

/** The page is the same for all links. Only the browser reads the token. */
function readToken(): string {
  const path = routes.unsubscribe("");
  return window.location.pathname.startsWith(path) ? window.location.pathname.slice(path.length) : "";
}
