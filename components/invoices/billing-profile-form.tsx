"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FieldPair } from "@/components/account-settings/field-pair";
import { countryOptions, withCurrentValue } from "@/components/account-settings/place-options";
import { ApiForm } from "@/components/form/api-form";
import { ComboboxField } from "@/components/form/combobox-field";
import { SaveButton } from "@/components/form/save-button";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { usePageForm } from "@/components/form/use-page-form";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";
import { invoiceClient } from "@/lib/invoices/client";
import type { BillingProfileInput } from "@/lib/invoices/schema";
import { valueListsClient } from "@/lib/value-lists/client";

/** The form for the name, address, country and tax number that invoices show. */
export function BillingProfileForm({ profile }: { profile: BillingProfileInput }) {
  const queries = useQueryClient();
  const t = useT();
  const { form, pending, onSubmit } = usePageForm<BillingProfileInput, BillingProfileInput>({
    schema: () => import("@/lib/invoices/schema").then((module) => module.billingProfileInput),
    defaultValues: valuesOf(profile),
    submit: invoiceClient.saveProfile,
    onSuccess(savedProfile) {
      toast({ message: t("Billing details saved") });
      form.reset(valuesOf(savedProfile));
      queries.setQueryData(invoiceClient.profile().queryKey, savedProfile);
    },
  });
  const { control } = form;
  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-5">
      <TextField
        control={control}
        name="name"
        label={t("Name or company")}
        hint={t("If you leave it empty, invoices show the name of your account.")}
        autoComplete="organization"
        maxLength={200}
      />
      <TextareaField
        control={control}
        name="address"
        label={t("Address")}
        autoComplete="street-address"
        maxLength={500}
        rows={3}
      />
      <FieldPair>
        <CountryField control={control} savedCountry={profile.country} />
        <TextField control={control} name="tax_id" label={t("Tax number")} autoComplete="off" maxLength={50} />
      </FieldPair>
      <div>
        <SaveButton control={control} variant="secondary" needsChange />
      </div>
    </ApiForm>
  );
}

const valuesOf = ({ name, address, country, tax_id }: BillingProfileInput) => ({ name, address, country, tax_id });

type FormControl = ReturnType<typeof usePageForm<BillingProfileInput, BillingProfileInput>>["form"]["control"];

function CountryField({ control, savedCountry }: { control: FormControl; savedCountry: string }) {
  const t = useT();
  const { data, isPending } = useQuery(valueListsClient.lists(["countries"], t.language));
  return (
    <ComboboxField
      control={control}
      name="country"
      label={t("Country")}
      isLoading={isPending}
      options={withCurrentValue(countryOptions(data?.countries ?? [], t), savedCountry, (code) => code)}
    />
  );
}
