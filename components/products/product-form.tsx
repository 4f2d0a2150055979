"use client";

import { CheckboxField } from "@/components/form/checkbox-field";
import { NameField } from "@/components/form/name-field";
import { NumberField } from "@/components/form/number-field";
import { TextareaField } from "@/components/form/textarea-field";
import { useT } from "@/components/i18n/use-t";
import { PermissionsField } from "@/components/permissions/permissions-field";
import { FeatureListField } from "@/components/products/feature-list-field";
import { OfferLink } from "@/components/products/offer-link";
import { PricesField } from "@/components/products/prices-field";
import { WideGrantsNote } from "@/components/products/wide-grants-note";
import type { FieldsProps, ResourceFields } from "@/components/resource/resource";
import { FieldSet } from "@/components/ui/field-set";
import type { ProductInput, ProductJson } from "@/lib/products/schema";

export const productForm: ResourceFields<ProductJson, ProductInput> = {
  schema: () => import("@/lib/products/schema").then((module) => module.productInput),
  blank: {
    name: "",
    description: "",
    hidden: false,
    free: false,
    recommended: false,
    feature_list: [],
    trial_days: 0,
    permissions: [],
    prices: [],
  },
  valuesOf: ({ prices, ...product }) => ({
    name: product.name,
    description: product.description,
    hidden: product.hidden,
    free: product.free,
    recommended: product.recommended,
    feature_list: product.feature_list,
    trial_days: product.trial_days,
    permissions: product.permissions,
    prices: prices.map(({ id: _id, ...price }) => price),
  }),
  Fields: ProductFields,
};

function ProductFields({ control, row }: FieldsProps<ProductJson, ProductInput>) {
  const t = useT();
  return (
    <>
      <div className="grid max-w-185 content-start gap-5">
        <NameField control={control} maxLength={80} />
        <TextareaField control={control} name="description" label={t("Description")} maxLength={500} rows={2} />
        <FieldSet label={t("On the pricing page")}>
          <div className="grid gap-3 pt-1.5">
            <CheckboxField
              control={control}
              name="free"
              label={t("Free")}
              hint={t("It needs no subscription. The pricing page shows what every account may do.")}
            />
            <CheckboxField control={control} name="recommended" label={t("Recommended")} />
            <CheckboxField
              control={control}
              name="hidden"
              label={t("Hidden")}
              hint={t("It is not shown. Users who have subscribed to it keep it. Others order it with its link.")}
            />
            {row?.offer_url && <OfferLink url={row.offer_url} />}
          </div>
        </FieldSet>
        <PricesField control={control} />
        <NumberField
          control={control}
          name="trial_days"
          label={t("Trial days")}
          hint={t("How many days are free at the start.")}
          required
          min={0}
          max={730}
          step={1}
          inputMode="numeric"
        />
        <FeatureListField control={control} />
      </div>
      <WideGrantsNote control={control} />
      <PermissionsField
        control={control}
        name="permissions"
        label={t("Permissions")}
        hint={t(
          "What subscribers may do beyond what every account may do. The pricing page compares plans by these permissions.",
        )}
      />
    </>
  );
}
