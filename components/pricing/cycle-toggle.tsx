import { SEGMENT_GROUP, SEGMENTS } from "@/components/ui/segment";
import type { T } from "@/lib/i18n/create-t";

type Props = {
  /** How much more a year costs if it is paid monthly, in percent. If 0, no hint is shown. */
  monthlySurchargePercent: number;
  t: T;
};

/** The choice between yearly and monthly prices, as radio buttons that work without scripts. */
export function CycleToggle({ monthlySurchargePercent, t }: Props) {
  const cycles = [
    { value: "yearly", label: t("Annual") },
    { value: "monthly", label: t("Monthly") },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <fieldset className={`${SEGMENT_GROUP} p-[3px]`}>
        <legend className="sr-only">{t("Billing cycle")}</legend>
        {cycles.map(({ value, label }) => (
          <label key={value} className={SEGMENTS.large}>
            <input
              type="radio"
              name="cycle"
              value={value}
              defaultChecked={value === "yearly"}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {monthlySurchargePercent > 0 && (
        <span className="text-small text-muted">{t("Save up to :percent%", { percent: monthlySurchargePercent })}</span>
      )}
    </div>
  );
}
