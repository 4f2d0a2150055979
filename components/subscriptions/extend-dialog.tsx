"use client";

import { ApiForm } from "@/components/form/api-form";
import { DateField } from "@/components/form/date-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { useConfirmedRequest } from "@/components/password-confirmation/use-confirmed-request";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import { subscriptionClient } from "@/lib/subscriptions/client";
import type { SubscriptionChange, SubscriptionJson } from "@/lib/subscriptions/schema";

export type ExtendDialogProps = DialogProps<boolean> & { subscription: SubscriptionJson };

/**
 * Asks for the day until which a subscription is to stay valid, even if nothing is paid. Closes with true once the day
 * is saved.
 */
export function ExtendDialog({ subscription, close }: ExtendDialogProps) {
  const t = useT();
  const sendConfirmed = useConfirmedRequest();
  const { form, pending, onSubmit } = useApiForm<SubscriptionChange, unknown>({
    schema: () => import("@/lib/subscriptions/schema").then((module) => module.subscriptionChange),
    defaultValues: { ends_at: "" },
    draftKey: `extend-subscription ${subscription.id}`,
    submit: ({ ends_at }) => sendConfirmed(() => subscriptionClient.extend(subscription.id, ends_at)),
    onSuccess() {
      toast({ message: t("Subscription extended") });
      close(true);
    },
  });
  return (
    <Dialog
      title={t('Extend the subscription of ":name"', { name: subscription.user.display_name })}
      text={t("It stays valid until the end of this day, whether or not anything is paid.")}
    >
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-4">
        <DateField control={form.control} name="ends_at" label={t("Valid until")} min={new Date()} required />
        <DialogActions>
          <Button onClick={() => close(false)}>{t("Cancel")}</Button>
          <SaveButton control={form.control} pendingLabel={t("Extending")}>
            {t("Extend subscription")}
          </SaveButton>
        </DialogActions>
      </ApiForm>
    </Dialog>
  );
}
