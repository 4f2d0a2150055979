"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { RowField } from "@/components/form/row-field";
import { useT } from "@/components/i18n/use-t";
import { siteClient } from "@/lib/sites/client";

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  /** The workspace whose sites can be chosen. The default is the active one. */
  workspaceId?: number;
};

/** Chooses the site that a domain shows. */
export function SiteField<Values extends FieldValues>({ workspaceId, ...props }: Props<Values>) {
  const t = useT();
  const list: typeof siteClient.list = (params) =>
    siteClient.list(workspaceId === undefined ? params : { ...params, workspaceId });
  return <RowField {...props} label={t("Site")} rows={{ ...siteClient, list }} />;
}
