import "server-only";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";
import type { PublicPlan } from "@/lib/products/public";
import { PUBLIC_PLAN_TAGS } from "@/lib/products/tags";

/** Loads the plans that are not hidden. The result is cached until any plan or role changes. */
export const loadPlans = (): Promise<PublicPlan[]> =>
  cacheTagged("plans", PUBLIC_PLAN_TAGS, async () => {
    const { listPublicPlans } = await import("@/lib/products/public"); // imported late: most homepages show no plans
    return listPublicPlans();
  });
