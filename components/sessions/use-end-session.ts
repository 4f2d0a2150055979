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

/** Ends a session after asking. One that has ended meanwhile is as good. */
export function useEndSession({ id, token }: Pick<SessionJson, "id" | "token">, name: string) {
  const t = useT();
  const { run, pending } = useAction(() => sessionClient.end(id).catch(unlessGone), {
    before: () => confirm(question(token, name, t)),
    onSuccess: () => toast({ message: token ? t("Token deleted") : t("Session ended") }),
    refresh: [sessionClient.key],
  });
  return { pending, end: run };
}

function unlessGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error;
}

function question(token: boolean, name: string, t: T) {
  return {
    title: t('End ":name"?', { name }),
    body: token
      ? t("This deletes the token. The programs that use it are refused from now on.")
      : t("This device is signed out the next time it does anything."),
    action: token ? t("Delete token") : t("End session"),
    cancel: t("Keep it"),
    danger: true,
  };
}
