"use client";

import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useQueryParameter } from "@/components/auth/use-query-parameter";

/**
 * Fills the form's email field with the query parameter `email`. Returns whether the URL has this parameter. If so, the
 * caller must lock the field.
 */
export function useEmailParameter<Values extends FieldValues & { email: string }>(
  form: UseFormReturn<Values, unknown, Values>,
): boolean {
  const email = useQueryParameter("email");
  const { setValue } = form;
  useEffect(() => {
    if (!email) return;
    const options = { shouldDirty: true, shouldValidate: true };
    setValue("email" as Path<Values>, email as PathValue<Values, Path<Values>>, options);
  }, [email, setValue]);
  return email !== "";
}
