"use client";

import { useQuery } from "@tanstack/react-query";
import { type Control, useController } from "react-hook-form";
import { priceText } from "@/components/billing/price-text";
import { useT } from "@/components/i18n/use-t";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { RetryNote } from "@/components/ui/retry-note";
import { productClient } from "@/lib/products/client";
import type { SubscriptionInput } from "@/lib/subscriptions/schema";

/** A field for a plan and one of its prices. The price also determines how long a period of the subscription is. */
export function PlanField({ control }: { control: Control<SubscriptionInput, unknown, SubscriptionInput> }) {
  const t = useT();
  const product = useController({ control, name: "product_id" });
  const price = useController({ control, name: "price_id" });
  const { data, isError, refetch } = useQuery(productClient.all());
  const plans = data?.pagination.data.filter(({ prices }) => prices.length > 0) ?? [];
  const message = price.fieldState.error?.message ?? product.fieldState.error?.message;

  function choose(priceId: number) {
    const plan = plans.find(({ prices }) => prices.some((planPrice) => planPrice.id === priceId));
    product.field.onChange(plan?.id ?? 0);
    price.field.onChange(priceId);
  }

  if (isError && !data) return <RetryNote onRetry={() => void refetch()} />;
  return (
    <Field label={t("Plan")} error={message && t(message)}>
      {(aria) => (
        <NativeSelect
          {...aria}
          ref={price.field.ref}
          name="price_id"
          value={price.field.value}
          onBlur={price.field.onBlur}
          onChange={({ target }) => choose(Number(target.value))}
        >
          <option value={0}>{t("Choose a plan")}</option>
          {plans.map(({ id, name, prices }) => (
            <optgroup key={id} label={name}>
              {prices.map((planPrice) => (
                <option key={planPrice.id} value={planPrice.id}>
                  {`${name}: ${priceText(planPrice, t)}`}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
