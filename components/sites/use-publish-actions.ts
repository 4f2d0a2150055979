"use client";

import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { confirm } from "@/components/ui/confirm";
import { toast } from "@/components/ui/toast";
import { publicationClient } from "@/lib/publications/client";
import { siteClient } from "@/lib/sites/client";
import type { SiteJson } from "@/lib/sites/schema";

/** Shows one of the earlier publications of a site again, takes the site offline and cancels a schedule. */
export function usePublishActions({ id, name }: SiteJson) {
  const t = useT();
  const refresh = [siteClient.key, publicationClient.list(id).queryKey, publicationClient.checks(id).queryKey];

  const unpublish = useAction(() => publicationClient.unpublish(id), {
    before: () =>
      confirm({
        title: t('Take ":name" offline?', { name }),
        body: t(
          "Visitors will no longer find it, and a scheduled publication is cancelled. Nothing is deleted, and you can publish it again.",
        ),
        action: t("Take offline"),
        danger: true,
      }),
    refresh,
    onSuccess: () => toast({ message: t("The site is offline") }),
  });
  const cancelSchedule = useAction(() => publicationClient.cancelSchedule(id), {
    refresh,
    onSuccess: () => toast({ message: t("Schedule cancelled") }),
  });
  const publishAgain = useAction((publicationId: number) => publicationClient.publishAgain(id, publicationId), {
    refresh,
    onSuccess: () => toast({ message: t("Visitors see the earlier publication again") }),
  });
  return { unpublish, cancelSchedule, publishAgain };
}
