"use client";

import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { confirm } from "@/components/ui/confirm";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/client";
import type { T } from "@/lib/i18n/create-t";
import { sessionClient } from "@/lib/sessions/client";
import type { SessionJson } from "@/lib/sessions/schema";

const NOT_FOUND = 404;

/**
 * After a confirmation, ends a session or, if the row is an API token, deletes the token. Succeeds even if the session
 * or token is already gone.
 */
export function useEndSession({ id, token: isToken }: Pick<SessionJson, "id" | "token">, name: string) {
  const t = useT();
  const { run, pending } = useAction(() => sessionClient.end(id).catch(ignoreNotFound), {
    before: () => confirm(confirmationTexts(isToken, name, t)),
    onSuccess: () => toast({ message: isToken ? t("Token deleted") : t("Session ended") }),
    refresh: [sessionClient.key],
  });
  return { pending, end: run };
}

function ignoreNotFound(error: unknown) {
  if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error;
}

function confirmationTexts(isToken: boolean, name: string, t: T) {
  return {
    title: isToken ? t('Delete ":name"?', { name }) : t('End ":name"?', { name }),
    body: isToken
      ? t("This deletes the token. Programs that use it lose access immediately.")
      : t("The device is logged out the next time it is used."),
    action: isToken ? t("Delete token") : t("End session"),
    cancel: t("Keep it"),
    danger: true,
  };
}
