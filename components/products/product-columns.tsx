"use client";

import { PriceText } from "@/components/billing/price-text";
import type { Column } from "@/components/data-table/column";
import { TitleCell } from "@/components/data-table/title-cell";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { productResource } from "@/components/products/product-resource";
import { rowPath } from "@/components/resource/resource";
import { Tag } from "@/components/ui/tag";
import { line } from "@/lib/i18n/line";
import type { ProductJson, ProductListQuery } from "@/lib/products/schema";

export const PRODUCT_COLUMNS: readonly Column<ProductJson, ProductListQuery>[] = [
  {
    id: "name",
    header: line("Name"),
    orderBy: "name",
    card: "title",
    cell: (product) => (
      <TitleCell
        href={rowPath(productResource, product)}
        title={<bdi>{product.name}</bdi>}
        text={product.description && <bdi>{product.description}</bdi>}
      />
    ),
  },
  { id: "prices", header: line("Prices"), card: "line", cell: (product) => <Prices product={product} /> },
  { id: "status", header: line("State"), card: "line", cell: (product) => <Status product={product} /> },
  {
    id: "permissions",
    header: line("Permissions"),
    align: "end",
    isOptional: true,
    cell: ({ permissions }) => permissions.length,
  },
  {
    id: "created",
    header: line("Created"),
    orderBy: "created_at",
    cell: ({ created_at }) => <FormattedDate value={created_at} className="text-muted" />,
  },
];

function Prices({ product: { prices } }: { product: ProductJson }) {
  const t = useT();
  if (prices.length === 0) return <span className="text-muted">{t("None")}</span>;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {prices.map((price) => (
        <PriceText key={price.id} price={price} />
      ))}
    </span>
  );
}

function Status({ product: { hidden, free, recommended } }: { product: ProductJson }) {
  const t = useT();
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {free && <Tag>{t("Free")}</Tag>}
      {recommended && <Tag>{t("Recommended")}</Tag>}
      {hidden && <Tag outlined>{t("Hidden")}</Tag>}
    </span>
  );
}
