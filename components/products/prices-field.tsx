"use client";

import Plus from "lucide-react/icons/plus";
import { type Control, get, useFieldArray, useFormState } from "react-hook-form";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { PriceFields } from "@/components/products/price-fields";
import { Button } from "@/components/ui/button";
import { FieldSet } from "@/components/ui/field-set";
import { Icon } from "@/components/ui/icon";
import type { ProductInput } from "@/lib/products/schema";

type Props = { control: Control<ProductInput, unknown, ProductInput> };

/** The prices of a plan. */
export function PricesField({ control }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: "prices" });
  const { errors } = useFormState({ control, name: "prices" });
  const { billing } = useBootstrap().settings;
  const t = useT();
  const message: unknown = get(errors, "prices.root.message") ?? get(errors, "prices.message");

  function add() {
    const interval = fields.some((price) => price.interval === "month") ? "year" : "month";
    append({
      amount: null as never,
      currency: fields.at(-1)?.currency ?? billing.currency,
      interval,
      interval_count: 1,
    });
  }

  return (
    <FieldSet
      label={t("Prices")}
      hint={t("If you change or remove a price, users who already pay it keep the old one.")}
      error={typeof message === "string" && t(message)}
    >
      <div className="grid gap-3 pt-1.5">
        {fields.map(({ id }, index) => (
          <PriceFields key={id} control={control} index={index} onRemove={() => remove(index)} />
        ))}
        <div>
          <Button type="button" onClick={add}>
            <Icon of={Plus} />
            {t("Add a price")}
          </Button>
        </div>
      </div>
    </FieldSet>
  );
}
