"use client";

import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { confirm } from "@/components/ui/confirm";
import { toast } from "@/components/ui/toast";
import { accessTokensClient } from "@/lib/access-tokens/client";
import type { AccessTokenJson } from "@/lib/access-tokens/schema";
import { sessionClient } from "@/lib/sessions/client";

/** Deletes a token after a confirmation. */
export function useDeleteToken({ id, name }: Pick<AccessTokenJson, "id" | "name">) {
  const t = useT();
  const { run, pending } = useAction(() => accessTokensClient.remove(id), {
    before: () =>
      confirm({
        title: t('Delete ":name"?', { name }),
        body: t("Programs that use this token lose access immediately."),
        action: t("Delete token"),
        cancel: t("Keep it"),
        danger: true,
      }),
    onSuccess: () => toast({ message: t("Token deleted") }),
    refresh: [accessTokensClient.key, sessionClient.key],
  });
  return { pending, deleteToken: run };
}
