import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "@/lib/i18n/message"; // formats plurals; the app loads this module on demand
import { ProductsScreen } from "@/components/products/products-screen";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import type { Permission } from "@/lib/permissions/permissions";
import type { ProductJson } from "@/lib/products/schema";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { grant, pageOf, renderListPage } from "../data-table/list-page";
import { planOf, price } from "../pricing/plans";

let server: FakeServer;
let plans: ProductJson[];

beforeEach(() => {
  plans = [
    planOf({ id: 1, name: "Base", free: true, prices: [] }),
    planOf({ id: 2, recommended: true, prices: [price(7, 12), price(8, 30, { interval_count: 3 })] }),
    planOf({ id: 3, name: "Practice", hidden: true }),
  ];
  server = fakeServer({
    "GET /api/v1/billing/products": () => pageOf(plans),
    "PUT /api/v1/billing/products/order": () => ({}),
    "DELETE /api/v1/billing/products/:id": () => refusal(409, "Users have subscribed to this plan."),
  });
});
afterEach(() => {
  closeDialogs();
  cleanup();
  closeToast();
});

const open = (permissions: Permission[] = ["admin"]) =>
  renderListPage(<ProductsScreen />, { permissions: permissions.map(grant) });
const row = (name: RegExp) => screen.findByRole("row", { name });
const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
const entry = (name: string) => screen.findByRole("menuitem", { name });

test("a row shows the plan's prices, and whether it is recommended or hidden", async () => {
  open();

  const studio = within(await row(/Studio/));
  for (const text of ["$12 a month", "$30 every 3 months", "Recommended"]) expect(studio.getByText(text)).toBeTruthy();
  expect(studio.getByRole("link", { name: "Studio" }).getAttribute("href")).toBe("/admin/products/2");
  expect(within(await row(/Practice/)).getByText("Hidden")).toBeTruthy();
  expect(within(await row(/Base/)).getByText("None")).toBeTruthy();
});

test("a plan is moved up past the one before it", async () => {
  open();
  await openMenu("Studio");

  await userEvent.click(await entry("Move up"));

  await waitFor(() =>
    expect(server.writes).toEqual([{ method: "PUT", path: "/api/v1/billing/products/order", body: { ids: [2, 1] } }]),
  );
});

test("a plan is moved down past the one after it", async () => {
  open();
  await openMenu("Studio");

  await userEvent.click(await entry("Move down"));

  await waitFor(() => expect(server.writes).toMatchObject([{ body: { ids: [3, 2] } }]));
});

test("the first plan cannot be moved up, nor the last one down", async () => {
  open();
  await openMenu("Base");
  expect((await entry("Move up")).getAttribute("aria-disabled")).toBe("true");
  await userEvent.keyboard("{Escape}");

  await openMenu("Practice");
  expect((await entry("Move down")).getAttribute("aria-disabled")).toBe("true");
});

test("a user who may only view plans cannot move them", async () => {
  open(["products.view"]);
  await openMenu("Studio");

  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["View"]);
});

test("a plan that users have subscribed to is not deleted, and the reason is shown", async () => {
  open();
  await openMenu("Studio");
  await userEvent.click(await entry("Delete plan"));

  const question = await screen.findByRole("alertdialog", { name: 'Delete "Studio"?' });
  await userEvent.click(within(question).getByRole("button", { name: "Delete plan" }));

  expect(await screen.findByText("Users have subscribed to this plan.")).toBeTruthy();
  expect(screen.getByRole("row", { name: /Studio/ })).toBeTruthy();
});

test("without plans, the screen shows a message", async () => {
  plans = [];
  open();

  expect(await screen.findByRole("heading", { name: "No plans yet" })).toBeTruthy();
});

test("the screen shows that billing is off", async () => {
  open();

  expect(await screen.findByText(/^Billing is off\./)).toBeTruthy();
});
