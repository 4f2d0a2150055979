"use client";

import { useRouter } from "next/navigation";
import { ApiForm } from "@/components/form/api-form";
import { DateField } from "@/components/form/date-field";
import { RowField } from "@/components/form/row-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { useConfirmedRequest } from "@/components/password-confirmation/use-confirmed-request";
import { DetailHeader } from "@/components/resource/detail-header";
import { PlanField } from "@/components/subscriptions/plan-field";
import { userOptions } from "@/components/subscriptions/user-options";
import { toast } from "@/components/ui/toast";
import { routes } from "@/lib/routes";
import { subscriptionClient } from "@/lib/subscriptions/client";
import type { SubscriptionInput, SubscriptionJson } from "@/lib/subscriptions/schema";

/** Gives a user a plan without a payment. */
export function NewSubscriptionScreen() {
  const router = useRouter();
  const t = useT();
  const sendConfirmed = useConfirmedRequest();
  const path = routes.adminScreen("subscriptions");
  const { form, pending, onSubmit } = useApiForm<SubscriptionInput, SubscriptionJson>({
    schema: () => import("@/lib/subscriptions/schema").then((module) => module.subscriptionInput),
    defaultValues: { user_id: 0, product_id: 0, price_id: 0, ends_at: null },
    submit: (input) => sendConfirmed(() => subscriptionClient.create(input)),
    onSuccess({ id }) {
      toast({ message: t("Subscription granted") });
      router.push(routes.adminScreen("subscriptions", id));
    },
  });
  const { control } = form;
  return (
    <>
      <DetailHeader
        trail={[{ label: t("Subscriptions"), href: path }]}
        title={t("Grant a subscription")}
        text={t("The user gets the plan immediately and pays nothing for it.")}
      />
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid max-w-155 content-start gap-5">
        <RowField control={control} name="user_id" label={t("User")} rows={userOptions} />
        <PlanField control={control} />
        <DateField
          control={control}
          name="ends_at"
          label={t("Valid until")}
          hint={t("Leave it empty for no end date.")}
          min={new Date()}
        />
        <div>
          <SaveButton control={control} pendingLabel={t("Granting")}>
            {t("Grant subscription")}
          </SaveButton>
        </div>
      </ApiForm>
    </>
  );
}
