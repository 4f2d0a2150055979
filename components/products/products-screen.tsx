"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { PRODUCT_COLUMNS } from "@/components/products/product-columns";
import { productResource } from "@/components/products/product-resource";
import { useReorderActions } from "@/components/products/use-reorder-actions";
import { ResourceScreen } from "@/components/resource/resource-screen";

const ORDER = { by: "position", dir: "asc" } as const;

export function ProductsScreen() {
  const { billing } = useBootstrap().settings;
  const rowActions = useReorderActions();
  const t = useT();
  return (
    <ResourceScreen
      resource={productResource}
      columns={PRODUCT_COLUMNS}
      order={ORDER}
      text={
        billing.enable
          ? t("What users can subscribe to, in the order of the pricing page.")
          : t("Billing is off. Prepare plans here: the pricing page shows them once it is on.")
      }
      rowActions={rowActions}
    />
  );
}
