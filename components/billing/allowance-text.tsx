import Check from "lucide-react/icons/check";
import { Icon } from "@/components/ui/icon";
import { formatBytes, formatNumber } from "@/lib/format/numbers";
import type { T } from "@/lib/i18n/create-t";
import type { Allowance, ComparisonRow } from "@/lib/products/comparison";

type Props = { allowance: Allowance; unit: ComparisonRow["unit"]; t: T };

/** What a plan allows: "30", "1 GB", "No limit", a check mark. */
export function AllowanceText({ allowance, unit, t }: Props) {
  if (allowance === null) return t("No limit");
  if (allowance === false) return <span className="text-muted">{t("No")}</span>;
  if (allowance === true)
    return (
      <span role="img" aria-label={t("Yes")}>
        <Icon of={Check} />
      </span>
    );
  return unit === "bytes" ? formatBytes(allowance, t.language) : formatNumber(allowance, t.language);
}
