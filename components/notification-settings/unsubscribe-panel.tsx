"use client";

import { useEffect, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { MailedAction, type MailedOutcome } from "@/components/layout/mailed-action";
import { ApiError } from "@/lib/http/client";
import { notificationSettingsClient } from "@/lib/notifications/client";
import { routes } from "@/lib/routes";

const NOT_FOUND = 404;

/** The page that an unsubscribe link opens. Its button stops the kinds of emails that the link is for. */
export function UnsubscribePanel() {
  const names = useNames();
  const t = useT();

  async function unsubscribe(): Promise<MailedOutcome> {
    try {
      await notificationSettingsClient.unsubscribe(readToken());
      return { tone: "good", note: t("Done. You will get no more emails of this kind.") };
    } catch (error) {
      if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error;
      return { tone: "bad", note: t("This link does not work. It may be incomplete.") };
    }
  }

  return (
    <MailedAction
      title={t("Stop these emails")}
      text={t("You will no longer get emails of this kind. You can still see these notifications in your account.")}
      action={t("Unsubscribe")}
      act={unsubscribe}
    >
      {names.length > 0 && (
        <ul className="grid gap-1 font-label">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </MailedAction>
  );
}

/** The names of the kinds of emails that the link stops. Empty until they are loaded. */
function useNames(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isMounted = true;
    notificationSettingsClient.unsubscribedKinds(readToken()).then(
      (kinds) => isMounted && setNames(kinds),
      () => undefined, // the page works without the names
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return names;
}

/** Reads the token from the path. Only the browser does so, because the cached page is the same for all links. */
function readToken(): string {
  const path = routes.unsubscribe("");
  return window.location.pathname.startsWith(path) ? window.location.pathname.slice(path.length) : "";
}
