"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { confirmLosingChanges } from "@/components/ui/leave-guard";
import { type Tab, Tabs } from "@/components/ui/tabs";

type Props = {
  /** The name of the tabs for screen readers. */
  label: string;
  /** At least one. The first is shown unless the URL names another. */
  tabs: readonly [Tab, ...Tab[]];
};

/**
 * The tabs of a detail page. The current one is in the URL (`?tab=sessions`), so that a reload shows it again. Asks
 * before another tab replaces unsaved changes.
 */
export function DetailTabs({ label, tabs }: Props) {
  const values = tabs.map(({ value }) => value);
  const [tab, setTab] = useQueryState("tab", parseAsStringLiteral(values).withDefault(tabs[0].value));

  async function show(value: string) {
    if (await confirmLosingChanges()) await setTab(value);
  }

  return <Tabs label={label} tabs={[...tabs]} value={tab} onChange={(value) => void show(value)} contentClass="pt-6" />;
}
