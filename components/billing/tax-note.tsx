"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";

/** Says after a price that tax is added to it. Renders nothing if there is no tax. */
export function TaxNote() {
  const { tax_percent } = useBootstrap().settings.billing;
  const { number } = useFormats();
  const t = useT();
  if (tax_percent === 0) return null;
  return <span className="text-muted"> {t("plus :percent% tax", { percent: number(tax_percent) })}</span>;
}
