"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";

/** After a price: that a tax is added to it. Nothing without one. */
export function TaxNote() {
  const { tax_percent } = useBootstrap().settings.billing;
  const { number } = useFormats();
  const t = useT();
  if (tax_percent === 0) return null;
  return <span className="text-muted"> {t("plus :percent% tax", { percent: number(tax_percent) })}</span>;
}
