import { cleanup, screen, within } from "@testing-library/react";
import { PlanList } from "@/components/pricing/plan-list";
import "@/lib/i18n/message"; // formats plurals; the app loads this module on demand
import { createT } from "@/lib/i18n/create-t";
import type { ProductJson } from "@/lib/products/schema";
import { renderOnPage, settingsWith } from "../site/public-page";
import { planOf, price } from "./plans";

const t = createT({ language: "en", lines: {} });

afterEach(cleanup);

const show = (...products: ProductJson[]) =>
  renderOnPage(<PlanList products={products} settings={settingsWith()} level={1} t={t} />).container;

test("the page contains the monthly and the annual price, so that the cycle changes without a script", () => {
  const text = show(planOf()).textContent;

  expect(text).toContain("$120per year$10 a month, paid once a year");
  expect(text).toContain("$12per monthPaid every month");
});

test("the added tax is shown beside each price, but not for a free plan", () => {
  const settings = settingsWith({ billing: { tax_percent: 19 } });
  const products = [planOf(), planOf({ id: 1, name: "Base", free: true, prices: [] })];
  renderOnPage(<PlanList products={products} settings={settings} level={1} t={t} />, {
    settings: { billing: { tax_percent: 19 } },
  });

  expect(screen.getAllByText("plus 19% tax")).toHaveLength(2);
});

test("the annual cycle is selected at first", () => {
  show(planOf());

  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Annual" }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Monthly" }).checked).toBe(false);
});

test('"Save up to" shows the highest surcharge for paying monthly instead of yearly', () => {
  show(planOf(), planOf({ id: 4, prices: [price(1, 15), price(2, 120, { interval: "year" })] }));

  expect(screen.getByText("Save up to 50%")).toBeTruthy();
});

test("no saving is shown if there is none", () => {
  show(planOf({ prices: [price(1, 10), price(2, 120, { interval: "year" })] }));

  expect(screen.queryByText(/Save up to/)).toBeNull();
});

test("the billing cycle cannot be chosen if no plan has two prices", () => {
  show(planOf({ prices: [price(1, 10)] }));

  expect(screen.queryByRole("radio")).toBeNull();
});

test.each([
  [
    "a price for three months is shown per month",
    price(1, 30, { interval_count: 3 }),
    "$10per monthPaid every 3 months",
  ],
  [
    "a price for 90 days is shown per day",
    price(1, 45, { interval: "day", interval_count: 90 }),
    "$0.50per dayPaid every 90 days",
  ],
  [
    "a price for two years is shown per year",
    price(1, 240, { interval: "year", interval_count: 2 }),
    "$120per yearPaid every 2 years",
  ],
  ["a price in yen is shown without decimals", price(1, 1200, { currency: "JPY" }), "¥1,200per month"],
])("%s", (_, planPrice, text) => {
  expect(show(planOf({ prices: [planPrice] })).textContent).toContain(text);
});

test('the link of a free plan is "Get started", and that of a paid plan is "Upgrade"', () => {
  show(planOf({ id: 1, name: "Base", free: true, prices: [] }), planOf({ prices: [price(1, 10)] }));

  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Get started", "Upgrade"]);
  expect(screen.getByText("$0")).toBeTruthy();
});

test("a plan without a price links to the contact form", () => {
  show(planOf({ prices: [] }));

  expect(screen.getByText("Price on request")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe("/contact");
});

test("a recommended plan is marked, and features keep their order", () => {
  show(planOf({ recommended: true, feature_list: ["b", "a", "c"] }));
  const list = within(screen.getAllByRole("list")[1] as HTMLElement);

  expect(screen.getByText("Recommended")).toBeTruthy();
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["b", "a", "c"]);
});

test("the length of a trial is shown", () => {
  expect(show(planOf({ trial_days: 14 })).textContent).toContain("The first 14 days are free");
});

test("the currency is named if there is only one", () => {
  show(planOf());

  expect(screen.getByText(/^Prices in US dollars\./)).toBeTruthy();
});

test("no currency is named if there are several", () => {
  show(planOf({ prices: [price(1, 10), price(2, 10, { currency: "EUR" })] }));

  expect(screen.queryByText(/^Prices in/)).toBeNull();
});

test("without plans, the page shows a message", () => {
  show();

  expect(screen.getByRole("heading", { level: 2, name: "No plans yet" })).toBeTruthy();
});
