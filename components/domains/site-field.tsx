"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { RowField } from "@/components/form/row-field";
import { useT } from "@/components/i18n/use-t";
import { siteClient } from "@/lib/sites/client";

const SITES_MAX = 100;

/** The latest sites of the user or the workspace, for `useQuery`. */
export const latestSites = () => siteClient.list({ perPage: SITES_MAX });

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
};

/** Chooses the site that a domain shows. */
export function SiteField<Values extends FieldValues>(props: Props<Values>) {
  const t = useT();
  return <RowField {...props} label={t("Site")} rows={latestSites()} />;
}
