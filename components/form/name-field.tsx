"use client";

import type { ReactNode } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { TextField } from "@/components/form/text-field";
import { useT } from "@/components/i18n/use-t";

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, Values>;
  maxLength: number;
  hint?: ReactNode;
};

/** A field for a name that is not a person's. The browser does not fill it in. */
export function NameField<Values extends FieldValues & { name: string }>(props: Props<Values>) {
  const t = useT();
  return <TextField {...props} name={"name" as FieldPath<Values>} label={t("Name")} required autoComplete="off" />;
}
