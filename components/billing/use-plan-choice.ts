"use client";

import { usePagePath } from "@/components/layout/use-page-path";
import type { PlanChoice } from "@/lib/billing/schema";

/** The plan and the price in the page's path: `/checkout/3/7`. */
export function usePlanChoice(): PlanChoice {
  const [productId, priceId] = usePagePath().split("/").slice(2);
  return { product_id: Number(productId), price_id: Number(priceId) };
}
