import { cleanup, screen } from "@testing-library/react";
import { OfferScreen } from "@/components/checkouts/offer-screen";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { renderBilling, subscriptionOf } from "../billing/billing-page";
import { pageOf } from "../data-table/list-page";
import { planOf } from "../pricing/plans";

const TOKEN = "the-token-of-an-offer";

let server: FakeServer;
let subscriptions: SubscriptionJson[];

beforeEach(() => {
  subscriptions = [];
  server = fakeServer({
    "GET /api/v1/billing/offers/:token": () => ({ product: planOf({ hidden: true }) }),
    "GET /api/v1/billing/subscriptions": () => pageOf(subscriptions),
  });
});
afterEach(cleanup);

const show = () => renderBilling(<OfferScreen />, { path: `/checkout/offer/${TOKEN}` });
const linksNamed = async (name: RegExp) =>
  (await screen.findAllByRole("link", { name })).map((link) => link.getAttribute("href"));

test("links to the checkout of each price", async () => {
  show();

  expect(await linksNamed(/^Go to the checkout \$/)).toEqual([
    `/checkout/3/7?offer=${TOKEN}`,
    `/checkout/3/8?offer=${TOKEN}`,
  ]);
  expect(screen.getByRole("heading", { level: 1, name: "Studio" })).toBeTruthy();
});

test("links a subscriber to the change of plan", async () => {
  subscriptions = [subscriptionOf()];
  show();

  expect(await linksNamed(/^Change plan \$/)).toEqual([
    `/change-plan/3/7/confirm?offer=${TOKEN}`,
    `/change-plan/3/8/confirm?offer=${TOKEN}`,
  ]);
});

test("a link that no longer works leads to the plans on sale", async () => {
  server.fail("GET /api/v1/billing/offers/:token", 404);
  show();

  expect(await screen.findByRole("heading", { name: "This plan is not offered" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "See all plans" }).getAttribute("href")).toBe("/pricing");
});
