"use client";

import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { addDraftForm } from "@/components/form/draft-forms";
import { withoutSecrets } from "@/components/form/secret-fields";

/** Keeps the form's unsaved input if the session ends, and restores it after the login. */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values, unknown, Values>) {
  const { control, getValues, setValue } = form;

  useEffect(() => {
    const saved = () => form.formState.defaultValues ?? {};
    return addDraftForm({
      name: Object.keys(saved()).join(),
      read: () => withoutSecrets(control, changesBetween(saved(), getValues())),
      restore(input) {
        for (const [name, value] of Object.entries(input)) {
          const path = name as Path<Values>;
          setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
        }
      },
    });
  }, [form, control, getValues, setValue]);
}

/** The values that have changed. Files are left out, because they cannot be kept. */
function changesBetween(saved: FieldValues, current: FieldValues): FieldValues {
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(saved[name]);
  const isFile = (value: unknown) => value instanceof Blob || value instanceof FileList;
  return Object.fromEntries(Object.entries(current).filter((entry) => !isFile(entry[1]) && isChanged(entry)));
}
