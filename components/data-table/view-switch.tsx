"use client";

import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import type { ListView } from "@/components/data-table/use-list-view";
import { useT } from "@/components/i18n/use-t";
import { Segmented } from "@/components/ui/segmented";

/** Switches between cards and a list. */
export function ViewSwitch({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) {
  const t = useT();
  return (
    <Segmented
      label={t("View")}
      iconsOnly
      value={view}
      onChange={onChange}
      options={[
        { value: "cards", label: t("Cards"), icon: LayoutGrid },
        { value: "list", label: t("List"), icon: List },
      ]}
    />
  );
}
