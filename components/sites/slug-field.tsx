"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useFormField } from "@/components/form/use-form-field";
import { useT } from "@/components/i18n/use-t";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SLUG_MAX_CHARS } from "@/lib/sites/policy";

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
};

/** A field for the first part of a site's address, followed by the part that all sites share. */
export function SlugField<Values extends FieldValues>({ control, name }: Props<Values>) {
  const t = useT();
  const { sites_host } = useBootstrap().settings;
  const { input, error, initialValue } = useFormField({ control, name });
  return (
    <Field label={t("Address")} hint={t("Letters, digits and hyphens. You can change it later.")} error={error}>
      {(aria) => (
        <div dir="ltr" className="flex items-center gap-2">
          <Input
            {...input}
            {...aria}
            type="text"
            required
            maxLength={SLUG_MAX_CHARS}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={String(initialValue ?? "")}
          />
          <span className="flex-none text-control text-muted">.{sites_host}</span>
        </div>
      )}
    </Field>
  );
}
