import { pathBeforeVerification, takePathAfterLogin } from "@/lib/auth/client";
import { member, settingsWith } from "../site/public-page";

const KEY = "be.onboarding.selected";
const admin = { ...member, permissions: [{ name: "admin" as const, restrictions: [] }] };
const withBilling = settingsWith({ billing: { enable: true } });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/login");
});

test("a member is sent to the dashboard, an admin to the admin area", () => {
  expect(takePathAfterLogin({ user: member, settings: settingsWith() })).toBe("/dashboard");
  expect(takePathAfterLogin({ user: admin, settings: settingsWith() })).toBe("/admin");
});

test("the URL can name another target, on this site only", () => {
  history.replaceState(null, "", "/login?redirect=%2Fdashboard%2Fsites%3Fpage%3D2");
  expect(takePathAfterLogin({ user: member, settings: settingsWith() })).toBe("/dashboard/sites?page=2");
  history.replaceState(null, "", "/login?redirect=%2F%2Fevil.example");
  expect(takePathAfterLogin({ user: member, settings: settingsWith() })).toBe("/dashboard");
});

test("a chosen plan takes precedence over the target in the URL, and is used only once", () => {
  history.replaceState(null, "", "/login?redirect=%2Fdashboard%2Fsites");
  localStorage.setItem(KEY, JSON.stringify({ productId: 3, priceId: 7 }));
  expect(takePathAfterLogin({ user: member, settings: withBilling })).toBe("/checkout/3/7");
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(takePathAfterLogin({ user: member, settings: withBilling })).toBe("/dashboard/sites");
});

test("a subscriber who chose a plan is sent to the plan change", () => {
  localStorage.setItem(KEY, JSON.stringify({ productId: 3, priceId: 7 }));
  const subscription = { id: 1, product_id: 2, price_id: 5, valid: true, ended: false };
  const subscriber = { ...member, subscriptions: [subscription] };

  expect(takePathAfterLogin({ user: subscriber, settings: withBilling })).toBe("/change-plan/3/7/confirm");
});

test("a chosen plan is ignored while billing is off", () => {
  localStorage.setItem(KEY, JSON.stringify({ productId: 3, priceId: 7 }));
  expect(takePathAfterLogin({ user: member, settings: settingsWith() })).toBe("/dashboard");
});

test.each(["not json", "null", "{}", '{"productId":"3/../..","priceId":7}', '{"productId":-1,"priceId":7}'])(
  "an invalid choice is ignored: %s",
  (storedText) => {
    localStorage.setItem(KEY, storedText);
    expect(takePathAfterLogin({ user: member, settings: withBilling })).toBe("/dashboard");
  },
);

test("a chosen plan stays stored until the email is verified", () => {
  localStorage.setItem(KEY, JSON.stringify({ productId: 3, priceId: 7 }));

  expect(pathBeforeVerification()).toBe("/");
  expect(takePathAfterLogin({ user: member, settings: withBilling })).toBe("/checkout/3/7");
});

test("before verification, a user who registered from an invite returns to it, and others get the homepage", () => {
  history.replaceState(null, "", "/register?redirect=%2Fworkspace%2Fjoin%2Fan-invite");
  expect(pathBeforeVerification()).toBe("/workspace/join/an-invite");
  history.replaceState(null, "", "/register?redirect=%2F%2Fevil.test");
  expect(pathBeforeVerification()).toBe("/");
});

test("the page that was requested before the registration opens after the verification", () => {
  const offer = "/checkout/offer/the-token-of-an-offer";
  history.replaceState(null, "", `/register?redirect=${encodeURIComponent(offer)}`);

  const path = pathBeforeVerification();
  history.replaceState(null, "", path);

  expect(new URL(path, location.href).pathname).toBe("/");
  expect(takePathAfterLogin({ user: member, settings: withBilling })).toBe(offer);
});
