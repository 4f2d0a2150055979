"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { fixedTaxPercent, isTaxAutomatic } from "@/lib/billing/taxes";

/** The text after a price, saying that tax is added. Renders nothing if there is no tax. */
export function TaxNote() {
  const { billing } = useBootstrap().settings;
  const { number } = useFormats();
  const t = useT();
  const percent = fixedTaxPercent(billing);
  if (isTaxAutomatic(billing)) return <span className="text-muted"> {t("plus tax")}</span>;
  if (percent === 0) return null;
  return <span className="text-muted"> {t("plus :percent% tax", { percent: number(percent) })}</span>;
}
