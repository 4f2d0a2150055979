"use client";

import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { apiErrorText, reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { invalidateOnOpenScreens } from "@/components/query/live-clients";
import { toast } from "@/components/ui/toast";
import type { T } from "@/lib/i18n/create-t";
import { publicationClient } from "@/lib/publications/client";
import { siteClient } from "@/lib/sites/client";
import type { SiteJson } from "@/lib/sites/schema";

/**
 * Publishes a site, at once or at a time. Publishing can take long: `pending` and `failure`, the reason why the last
 * try failed, are the same on each screen that shows the site, also on one that is opened meanwhile.
 */
export function usePublish({ id }: SiteJson) {
  const t = useT();
  const queries = useQueryClient();
  const mutationKey = ["publish-site", id];
  const refresh = [siteClient.key, publicationClient.list(id).queryKey, publicationClient.checks(id).queryKey];
  const { mutate } = useMutation({
    mutationKey,
    networkMode: "always",
    mutationFn: (publish_at: string | undefined) => publicationClient.publish(id, publish_at ? { publish_at } : {}),
    onSuccess: (site, publish_at) => tellSuccess(site, { isScheduled: publish_at !== undefined, t }),
    onError: (error) => reportApiError(error, t),
    onSettled: () => Promise.all(refresh.map((queryKey) => invalidateOnOpenScreens(queries, queryKey))),
  });
  const last = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1);

  return {
    run: (publish_at?: string) => void (queries.isMutating({ mutationKey }) || mutate(publish_at)),
    pending: last?.status === "pending",
    failure: last?.status === "error" ? apiErrorText(last.error, t) : null,
  };
}

function tellSuccess({ url, review }: SiteJson, { isScheduled, t }: { isScheduled: boolean; t: T }): void {
  if (review?.state === "held") toast({ message: t("Sent to us for a review") });
  else if (isScheduled) toast({ message: t("Publication scheduled") });
  else
    toast({
      message: t("Published"),
      action: { label: t("Open the site"), onPress: () => void window.open(url, "_blank", "noopener") },
    });
}
