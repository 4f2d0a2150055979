"use client";

import { useT } from "@/components/i18n/use-t";
import { MailedAction, type MailedOutcome } from "@/components/layout/mailed-action";
import { ApiError } from "@/lib/http/client";
import { routes } from "@/lib/routes";
import { siteClient } from "@/lib/sites/client";

const NOT_FOUND = 404;

/**
 * The page that the email to a form recipient opens. Only its button confirms, because programs that scan emails open
 * the links in them.
 */
export function RecipientPanel() {
  const t = useT();
  async function confirm(): Promise<MailedOutcome> {
    try {
      await siteClient.confirmRecipient(readToken());
      return { tone: "good", note: t("Done. You will get the messages from this site.") };
    } catch (error) {
      if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error;
      return { tone: "bad", note: t("This link no longer works. Ask the owner of the site for a new one.") };
    }
  }
  return (
    <MailedAction
      title={t("Messages from a site")}
      text={t("Somebody chose your address for the messages that visitors of their site send with its forms.")}
      action={t("Yes, send me the messages")}
      act={confirm}
    />
  );
}

/** Reads the token from the path. Only the browser does so, because the cached page is the same for all links. */
function readToken(): string {
  const path = routes.formRecipient("");
  return window.location.pathname.startsWith(path) ? window.location.pathname.slice(path.length) : "";
}
