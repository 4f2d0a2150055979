import { routes } from "@/lib/routes";

/** Where the browser keeps the plan that a guest chose, until they have an account. */
const ONBOARDING_KEY = "be.onboarding.selected";

type Selection = { productId: number; priceId: number };

/** Remembers the plan that a guest chose, for the checkout after the login. Null forgets an earlier choice. */
export function rememberPlan(selection: Selection | null): void {
  try {
    if (selection) window.localStorage.setItem(ONBOARDING_KEY, JSON.stringify(selection));
    else window.localStorage.removeItem(ONBOARDING_KEY);
  } catch {
    // storage is disabled: the guest chooses again after the login
  }
}

/** Returns the path of the checkout of a plan that was chosen before login. Removes the stored plan. */
export function takeCheckoutPath(): string | null {
  try {
    const stored = window.localStorage.getItem(ONBOARDING_KEY);
    window.localStorage.removeItem(ONBOARDING_KEY);
    const { productId, priceId } = JSON.parse(stored ?? "{}") as { productId?: unknown; priceId?: unknown };
    return isId(productId) && isId(priceId) ? routes.checkout(productId, priceId) : null;
  } catch {
    return null; // storage is disabled or has an unexpected value
  }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
