"use client";

import { type FieldValues, useController } from "react-hook-form";
import type { FieldProps } from "@/components/form/field-props";
import { PageLanguageOptions } from "@/components/i18n/page-language-options";
import { useT } from "@/components/i18n/use-t";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";

/** A field for the language of a site. Its value is a tag. Empty: the language of the project. */
export function LanguageField<Values extends FieldValues>({ control, name, label, hint }: FieldProps<Values>) {
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  const current = String(field.value ?? "");
  return (
    <Field label={label} hint={hint} error={message && t(message)}>
      {(aria) => (
        <NativeSelect {...aria} {...field} value={current}>
          <option value="">{t("That of the project")}</option>
          <PageLanguageOptions current={current} />
        </NativeSelect>
      )}
    </Field>
  );
}
