"use client";

import Trash2 from "lucide-react/icons/trash-2";
import type { Control } from "react-hook-form";
import { NativeSelectField } from "@/components/form/native-select-field";
import { NumberField } from "@/components/form/number-field";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ProductInput } from "@/lib/products/schema";

const CURRENCIES = Intl.supportedValuesOf("currency");

type Props = {
  control: Control<ProductInput, unknown, ProductInput>;
  index: number;
  onRemove: () => void;
};

/** One price: its amount, currency and interval. */
export function PriceFields({ control, index, onRemove }: Props) {
  const t = useT();
  const name = t("Price :number", { number: index + 1 });
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3 rounded-md border border-line p-3 md:grid-cols-[1fr_1fr_1fr_1fr_auto]">
      <legend className="sr-only">{name}</legend>
      <NumberField control={control} name={`prices.${index}.amount`} label={t("Amount")} required min={0} step="any" />
      <NativeSelectField control={control} name={`prices.${index}.currency`} label={t("Currency")}>
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </NativeSelectField>
      <NumberField
        control={control}
        name={`prices.${index}.interval_count`}
        label={t("Paid every")}
        required
        min={1}
        step={1}
        inputMode="numeric"
      />
      <NativeSelectField control={control} name={`prices.${index}.interval`} label={t("Interval")}>
        <option value="day">{t("Days")}</option>
        <option value="month">{t("Months")}</option>
        <option value="year">{t("Years")}</option>
      </NativeSelectField>
      <Button
        type="button"
        variant="ghost"
        icon
        className="md:mt-6"
        aria-label={t("Remove :what", { what: name })}
        onClick={onRemove}
      >
        <Icon of={Trash2} />
      </Button>
    </fieldset>
  );
}
