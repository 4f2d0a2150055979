import { fixedTaxPercent, isTaxAutomatic } from "@/lib/billing/taxes";
import { formatNumber } from "@/lib/format/numbers";
import type { T } from "@/lib/i18n/create-t";
import type { PublicSettings } from "@/lib/settings/schema";

type Props = { billing: PublicSettings["billing"]; t: T };

/** The text after a price, saying that tax is added. Renders nothing if there is no tax. */
export function TaxNote({ billing, t }: Props) {
  const percent = fixedTaxPercent(billing);
  if (isTaxAutomatic(billing)) return <span className="text-muted"> {t("plus tax")}</span>;
  if (percent === 0) return null;
  return <span className="text-muted"> {t("plus :percent% tax", { percent: formatNumber(percent, t.language) })}</span>;
}
