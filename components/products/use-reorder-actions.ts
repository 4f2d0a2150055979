"use client";

import { useQuery } from "@tanstack/react-query";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useT } from "@/components/i18n/use-t";
import { productResource } from "@/components/products/product-resource";
import { useAction } from "@/components/query/use-action";
import { useRights } from "@/components/resource/use-rights";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { productClient } from "@/lib/products/client";
import type { ProductJson } from "@/lib/products/schema";

/** The menu entries that move a plan within the list of all plans, even if the table is filtered or sorted. */
export function useReorderActions(): (row: ProductJson) => MenuEntry[] {
  const t = useT();
  const { canUpdate } = useRights(productResource);
  const { data } = useQuery({ ...productClient.all(), enabled: canUpdate });
  const { run: reorder } = useAction(productClient.reorder, { refresh: [productClient.key] });
  const ids = data?.pagination.data.map(({ id }) => id) ?? [];

  return ({ id }) => {
    const index = ids.indexOf(id);
    if (!canUpdate || index < 0) return [];
    const [before, after] = [ids[index - 1], ids[index + 1]];
    return [
      {
        label: t("Move up"),
        icon: ArrowUp,
        disabled: before === undefined,
        onSelect: () => void (before !== undefined && reorder({ ids: [id, before] })),
      },
      {
        label: t("Move down"),
        icon: ArrowDown,
        disabled: after === undefined,
        onSelect: () => void (after !== undefined && reorder({ ids: [after, id] })),
      },
    ];
  };
}
