"use client";

import { useSearchParams } from "next/navigation";
import { usePagePath } from "@/components/layout/use-page-path";
import type { PlanOrder } from "@/lib/billing/schema";

/** The plan and the price in the page's path, and the offer in its query: `/checkout/3/7?offer=…`. */
export function usePlanChoice(): PlanOrder {
  const [productId, priceId] = usePagePath().split("/").slice(2);
  const offer = useSearchParams()?.get("offer");
  return { product_id: Number(productId), price_id: Number(priceId), ...(offer && { offer }) };
}
