"use client";

import { ProductFormScreen } from "@/components/products/product-form-screen";
import { productResource } from "@/components/products/product-resource";
import { RowScreen } from "@/components/resource/row-screen";

/** The page of the plan whose id is in the path. */
export function ProductPageScreen() {
  return (
    <RowScreen query={productResource.client.detail}>
      {(product) => <ProductFormScreen key={product.id} row={product} />}
    </RowScreen>
  );
}
