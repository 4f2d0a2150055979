"use client";

import { useMutation } from "@tanstack/react-query";
import { useTokensChanged } from "@/components/access-tokens/use-tokens-changed";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { confirm } from "@/components/ui/confirm";
import { toast } from "@/components/ui/toast";
import { accessTokensClient } from "@/lib/access-tokens/client";
import type { AccessTokenJson } from "@/lib/access-tokens/schema";

/** Deletes a token after a confirmation. */
export function useDeleteToken({ id, name }: Pick<AccessTokenJson, "id" | "name">) {
  const t = useT();
  const changed = useTokensChanged();
  const { isPending, mutate } = useMutation({
    mutationFn: () => accessTokensClient.remove(id),
    onSuccess: () => toast({ message: t("Token deleted") }),
    onError: (error) => reportApiError(error, t),
    onSettled: changed,
  });

  async function askAndDelete() {
    const isSure = await confirm({
      title: t('Delete ":name"?', { name }),
      body: t("Programs that use this token lose access immediately."),
      action: t("Delete token"),
      cancel: t("Keep it"),
      danger: true,
    });
    if (isSure) mutate();
  }
  return { pending: isPending, askAndDelete };
}
