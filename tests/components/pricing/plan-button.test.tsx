import { cleanup, fireEvent, screen } from "@testing-library/react";
import { PlanButton } from "@/components/pricing/plan-button";
import type { OfferedPlan } from "@/lib/products/plan-target";
import type { UserJson } from "@/lib/users/schema";
import { member, renderOnPage } from "../site/public-page";

const STUDIO: OfferedPlan = { productId: 3, priceId: 7, free: false };
const BASE: OfferedPlan = { productId: 1, priceId: null, free: true };
const storedChoice = () => localStorage.getItem("be.onboarding.selected");
const preventNavigation = (event: Event) => event.preventDefault();

beforeEach(() => {
  localStorage.clear();
  document.addEventListener("click", preventNavigation); // jsdom cannot navigate
});
afterEach(() => {
  cleanup();
  document.removeEventListener("click", preventNavigation);
});

function show(choice: OfferedPlan, user: UserJson | null = null) {
  renderOnPage(
    <PlanButton {...choice} isPrimary={false} describedBy="plan">
      Upgrade
    </PlanButton>,
    { user },
  );
  return screen.getByRole("link");
}

const withSubscription = (state: { valid: boolean; ended: boolean }): UserJson => ({
  ...member,
  subscriptions: [{ id: 1, ...state, product_id: 2, price_id: 3 }],
});
const subscriber = withSubscription({ valid: true, ended: false });
const unpaidSubscriber = withSubscription({ valid: false, ended: false });
const extendedSubscriber = withSubscription({ valid: true, ended: true });

test.each<[string, OfferedPlan, UserJson | null, string]>([
  ["a guest to the registration page", STUDIO, null, "/register?redirectFrom=pricing"],
  ["a guest who wants a free plan to the registration page too", BASE, null, "/register?redirectFrom=pricing"],
  ["a user to the checkout", STUDIO, member, "/checkout/3/7"],
  [
    "a user to the checkout if the subscription has ended, even if an admin keeps it valid",
    STUDIO,
    extendedSubscriber,
    "/checkout/3/7",
  ],
  ["a user who has not paid to the plan change", STUDIO, unpaidSubscriber, "/change-plan/3/7/confirm"],
  ["a user who wants a free plan to the dashboard", BASE, member, "/dashboard"],
  ["a subscriber to the plan change", STUDIO, subscriber, "/change-plan/3/7/confirm"],
  ["a subscriber who wants a free plan to the billing page", BASE, subscriber, "/billing"],
  [
    "a subscriber who wants a free plan with a price of zero to the billing page too",
    { ...BASE, priceId: 9 },
    subscriber,
    "/billing",
  ],
])("links %s", (_, choice, user, href) => {
  expect(show(choice, user).getAttribute("href")).toBe(href);
});

test("remembers the plan that a guest chose", () => {
  fireEvent.click(show(STUDIO));

  expect(JSON.parse(storedChoice() ?? "")).toEqual({ productId: 3, priceId: 7 });
});

test("forgets an earlier choice of a guest who wants a free plan", () => {
  localStorage.setItem("be.onboarding.selected", '{"productId":3,"priceId":7}');

  fireEvent.click(show(BASE));

  expect(storedChoice()).toBeNull();
});

test("remembers nothing for a user who is logged in", () => {
  fireEvent.click(show(STUDIO, member));

  expect(storedChoice()).toBeNull();
});
