"use client";

import { useT } from "@/components/i18n/use-t";
import { Segmented } from "@/components/ui/segmented";

const FREE = "";
const RATIOS: readonly string[] = ["3 / 2", "1 / 1", "16 / 9", "9 / 16"];

/** The ratio to which a picture is cropped. Null: it is as the layout shows it. */
export function RatioField({ value, onChange }: { value: string | null; onChange: (value: string | null) => void }) {
  const t = useT();
  return (
    <Segmented
      label={t("Crop")}
      value={value ?? FREE}
      onChange={(next) => onChange(next === FREE ? null : next)}
      options={[
        { value: FREE, label: t("Free") },
        ...RATIOS.map((ratio) => ({ value: ratio, label: ratio.replace(" / ", ":") })),
      ]}
    />
  );
}

/** The ratio "3 / 2" as a number. */
export function ratioAsNumber(ratio: string): number {
  const [width = 1, height = 1] = ratio.split("/").map(Number);
  return width / height;
}
