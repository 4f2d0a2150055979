"use client";

import { productForm } from "@/components/products/product-form";
import { useProductResource } from "@/components/products/use-product-resource";
import { ResourceFormScreen } from "@/components/resource/resource-form-screen";
import type { ProductJson } from "@/lib/products/schema";

/** Changes a plan, or creates one if `row` is null. */
export function ProductFormScreen({ row }: { row: ProductJson | null }) {
  return <ResourceFormScreen resource={useProductResource(row)} fields={productForm} row={row} />;
}
