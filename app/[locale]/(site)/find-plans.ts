import "server-only";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";
import { listPublicPlans, PUBLIC_PLAN_TAGS, type PublicPlan } from "@/lib/products/public";

/** The plans that are not hidden, cached until one of them or a role changes. */
export const findPlans = (): Promise<PublicPlan[]> => cacheTagged("plans", [...PUBLIC_PLAN_TAGS], listPublicPlans);
