import { CHOSEN_PLAN_KEY } from "@/lib/auth/chosen-plan";
import { planTarget, type UserSubscriptions } from "@/lib/products/plan-target";

type Selection = { productId: number; priceId: number };

/** Remembers the plan that a guest chose, for the checkout after login. Null forgets an earlier choice. */
export function rememberPlan(selection: Selection | null): void {
  try {
    if (selection) window.localStorage.setItem(CHOSEN_PLAN_KEY, JSON.stringify(selection));
    else window.localStorage.removeItem(CHOSEN_PLAN_KEY);
  } catch {
    // storage is disabled: the guest chooses again after login
  }
}

/**
 * Returns the path of the page where a user can order, or change to, the plan that they chose before login. Removes the
 * stored plan.
 */
export function takePlanPath(user: UserSubscriptions): string | null {
  try {
    const stored = window.localStorage.getItem(CHOSEN_PLAN_KEY);
    window.localStorage.removeItem(CHOSEN_PLAN_KEY);
    const { productId, priceId } = JSON.parse(stored ?? "{}") as { productId?: unknown; priceId?: unknown };
    return isId(productId) && isId(priceId) ? planTarget(user, { productId, priceId, free: false }) : null;
  } catch {
    return null; // storage is disabled or has an unexpected value
  }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
