"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { endDateIfCancelled } from "@/components/subscriptions/end-date-if-cancelled";
import { confirm } from "@/components/ui/confirm";
import { toast } from "@/components/ui/toast";
import { subscriptionClient } from "@/lib/subscriptions/client";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";

/** Cancels the user's own subscription after a confirmation, and resumes a cancelled one. */
export function useOwnSubscriptionActions() {
  const { refresh: refreshUser } = useBootstrap();
  const { date } = useFormats();
  const t = useT();
  const refresh = [subscriptionClient.key];

  const cancel = useAction(({ id }: SubscriptionJson) => subscriptionClient.cancel(id), {
    refresh,
    before(subscription) {
      const end = endDateIfCancelled(subscription);
      return confirm({
        title: t('Cancel ":name"?', { name: subscription.product.name }),
        body: end
          ? t(
              "It stays valid until :date, and nothing more is charged. Anything beyond the limits of a free account can then be viewed, but not changed. Nothing is deleted.",
              { date: date(end) },
            )
          : t(
              "It ends immediately. Anything beyond the limits of a free account can then be viewed, but not changed. Nothing is deleted.",
            ),
        action: t("Cancel subscription"),
        cancel: t("Keep it"),
        danger: true,
      });
    },
    async onSuccess(subscription) {
      const end = subscription.ended_at === null ? endDateIfCancelled(subscription) : null;
      toast({
        message: end ? t("Cancelled. It stays valid until :date.", { date: date(end) }) : t("Subscription cancelled"),
      });
      await refreshUser().catch(() => undefined);
    },
  });

  const resume = useAction(({ id }: SubscriptionJson) => subscriptionClient.resume(id), {
    refresh,
    onSuccess: () => toast({ message: t("Subscription resumed") }),
  });

  return { cancel, resume };
}
