"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { RowField } from "@/components/form/row-field";
import { useT } from "@/components/i18n/use-t";
import { projectClient } from "@/lib/projects/client";

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
};

/** A field for choosing a project. The most recently changed projects come first. */
export function ProjectField<Values extends FieldValues>(props: Props<Values>) {
  const t = useT();
  const hint = t("Visitors see the version that you publish.");
  return <RowField {...props} label={t("Project")} hint={hint} rows={projectClient} />;
}
