import "server-only";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";
import type { PublicPlan } from "@/lib/products/public";
import { PUBLIC_PLAN_TAGS } from "@/lib/products/tags";

/** The plans that are not hidden, cached until one of them or a role changes. */
export const findPlans = (): Promise<PublicPlan[]> =>
  cacheTagged("plans", PUBLIC_PLAN_TAGS, async () => {
    const { listPublicPlans } = await import("@/lib/products/public"); // most homepages show no plans
    return listPublicPlans();
  });
