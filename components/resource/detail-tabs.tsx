"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { type Tab, Tabs } from "@/components/ui/tabs";

type Props = {
  /** What the tabs are about, read out. */
  label: string;
  /** At least one; the first is shown unless the address names another. */
  tabs: readonly [Tab, ...Tab[]];
};

/** The views of one row. The address keeps which is shown (`?tab=sessions`), so a link or a reload shows the same. */
export function DetailTabs({ label, tabs }: Props) {
  const values = tabs.map(({ value }) => value);
  const [tab, setTab] = useQueryState("tab", parseAsStringLiteral(values).withDefault(tabs[0].value));
  return (
    <Tabs label={label} tabs={[...tabs]} value={tab} onChange={(value) => void setTab(value)} contentClass="pt-6" />
  );
}
