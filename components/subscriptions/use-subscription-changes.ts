"use client";

import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { useConfirmedRequest } from "@/components/password-confirmation/use-confirmed-request";
import { useAction } from "@/components/query/use-action";
import { endDateIfCancelled } from "@/components/subscriptions/end-date-if-cancelled";
import type { ExtendDialogProps } from "@/components/subscriptions/extend-dialog";
import { confirm } from "@/components/ui/confirm";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import { invoiceClient } from "@/lib/invoices/client";
import { subscriptionClient } from "@/lib/subscriptions/client";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";

const ExtendDialog = lazyDialog<ExtendDialogProps>(() =>
  import("@/components/subscriptions/extend-dialog").then((module) => module.ExtendDialog),
);
/** A change may also create or change an invoice. */
const REFRESH = { refresh: [subscriptionClient.key, invoiceClient.key] };

/** The changes that an admin can make to a user's subscription. */
export function useSubscriptionChanges() {
  const { date } = useFormats();
  const t = useT();
  const sendConfirmed = useConfirmedRequest();
  const nameOf = ({ user }: SubscriptionJson) => ({ name: user.display_name });

  const cancel = useAction(({ id }: SubscriptionJson) => sendConfirmed(() => subscriptionClient.cancel(id)), {
    ...REFRESH,
    before: (row) =>
      confirm({
        title: t('Cancel the subscription of ":name"?', nameOf(row)),
        body: t("It stays valid until :date, and nothing more is charged.", {
          date: date(endDateIfCancelled(row) ?? ""),
        }),
        action: t("Cancel subscription"),
        cancel: t("Keep it"),
        danger: true,
      }),
    onSuccess: () => toast({ message: t("Subscription cancelled") }),
  });

  const end = useAction(
    ({ id }: SubscriptionJson) => sendConfirmed(() => subscriptionClient.cancel(id, { at: "now" })),
    {
      ...REFRESH,
      before: (row) =>
        confirm({
          title: t('End the subscription of ":name" now?', nameOf(row)),
          body: t("The user loses the plan immediately. Nothing is refunded."),
          action: t("End subscription"),
          cancel: t("Keep it"),
          danger: true,
        }),
      onSuccess: () => toast({ message: t("Subscription ended") }),
    },
  );

  const resume = useAction(({ id }: SubscriptionJson) => sendConfirmed(() => subscriptionClient.resume(id)), {
    ...REFRESH,
    onSuccess: () => toast({ message: t("Subscription resumed") }),
  });

  const extend = useAction(
    async (subscription: SubscriptionJson) =>
      (await openDialog<ExtendDialogProps, boolean>(ExtendDialog, { subscription })) === true,
    REFRESH,
  );

  const sync = useAction(({ id }: SubscriptionJson) => sendConfirmed(() => subscriptionClient.sync(id)), {
    ...REFRESH,
    onSuccess: () => toast({ message: t("Subscription is up to date") }),
  });

  return { cancel, end, resume, extend, sync };
}
