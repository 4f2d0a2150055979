import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { ProductFormScreen } from "@/components/products/product-form-screen";
import { closeToast } from "@/components/ui/toast";
import type { ProductJson } from "@/lib/products/schema";
import { type FakeServer, fakeServer, invalid } from "../../support/fake-server";
import { grant, renderListPage } from "../data-table/list-page";
import { planOf } from "../pricing/plans";

let server: FakeServer;
let visits: string[];

beforeEach(() => {
  visits = [];
  let savedPlan = planOf({ id: 3 });
  server = fakeServer({
    "GET /api/v1/billing/products/3": () => ({ product: savedPlan }),
    "POST /api/v1/billing/products": ({ body }) => ({ product: { ...savedPlan, ...(body as object) } }),
    "PUT /api/v1/billing/products/3": ({ body }) => {
      savedPlan = { ...savedPlan, ...(body as object) };
      return { product: savedPlan };
    },
  });
});
afterEach(() => {
  cleanup();
  closeToast();
});

function open(plan: ProductJson | null) {
  const router = { push: (path: string) => visits.push(path) } as unknown as AppRouterInstance;
  renderListPage(
    <AppRouterContext value={router}>
      <ProductFormScreen row={plan} />
    </AppRouterContext>,
    { permissions: [grant("admin")] },
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const priceNumber = (number: number) => within(screen.getByRole("group", { name: `Price ${number}` }));
const untilEnabled = (name: string) =>
  waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(false));

test("a new plan is sent with its prices, and with its features in their order", async () => {
  open(null);
  await userEvent.type(field("Name"), "Studio");
  await userEvent.type(field("Features"), "30 projects{Enter}{Enter} API {Enter}");
  await press("Add a price");
  await userEvent.type(priceNumber(1).getByLabelText("Amount"), "12.5");
  await press("Add a price");
  await userEvent.type(priceNumber(2).getByLabelText("Amount"), "120");
  await untilEnabled("New plan");

  await press("New plan");

  await waitFor(() => expect(visits).toEqual(["/admin/products"]));
  expect(server.writes).toMatchObject([
    {
      body: {
        name: "Studio",
        feature_list: ["30 projects", "API"],
        prices: [
          { amount: 12.5, currency: "USD", interval: "month", interval_count: 1 },
          { amount: 120, currency: "USD", interval: "year", interval_count: 1 },
        ],
      },
    },
  ]);
});

test("a removed price is not sent, and the other price is kept", async () => {
  open(planOf({ id: 3 }));
  await press("Remove Price 1");

  expect((priceNumber(1).getByLabelText("Amount") as HTMLInputElement).value).toBe("120");
  await untilEnabled("Save");
  await press("Save");

  expect(await screen.findByText("Plan saved")).toBeTruthy();
  expect(server.writes).toMatchObject([
    { method: "PUT", body: { prices: [{ amount: 120, currency: "USD", interval: "year", interval_count: 1 }] } },
  ]);
});

test("features are reordered by editing their lines", async () => {
  open(planOf({ id: 3, feature_list: ["a", "b"] }));
  expect(field("Features").value).toBe("a\nb");

  await userEvent.clear(field("Features"));
  await userEvent.type(field("Features"), "b{Enter}a");
  await untilEnabled("Save");
  await press("Save");

  expect(await screen.findByText("Plan saved")).toBeTruthy();
  expect(server.writes).toMatchObject([{ body: { feature_list: ["b", "a"] } }]);
});

test("an amount that is not possible in the currency is reported before it is sent", async () => {
  open(planOf({ id: 3 }));
  const amount = priceNumber(1).getByLabelText("Amount");
  await userEvent.clear(amount);
  await userEvent.type(amount, "1.999");
  await userEvent.tab();

  expect(await screen.findByText("This amount is not possible in this currency.")).toBeTruthy();
  expect(amount.getAttribute("aria-invalid")).toBe("true");
});

test("a server error about the prices as a whole is shown", async () => {
  server.on("PUT /api/v1/billing/products/3", () =>
    invalid({ prices: ["A free plan cannot have a price above zero."] }),
  );
  open(planOf({ id: 3 }));
  await userEvent.click(field("Free"));
  await untilEnabled("Save");

  await press("Save");

  expect(await screen.findByText("A free plan cannot have a price above zero.")).toBeTruthy();
});

/** The server, which asks for a confirmation as the real one does. */
function askToConfirm() {
  server.on("PUT /api/v1/billing/products/3", ({ body }) =>
    (body as { permissions_confirmed?: boolean }).permissions_confirmed
      ? { product: { ...planOf({ id: 3 }), ...(body as object) } }
      : invalid({ permissions: ["Confirm that everybody who has this plan gets users.view."] }),
  );
}

test("a permission beyond one's own content is saved only after a dialog that names it", async () => {
  askToConfirm();
  open(planOf({ id: 3, permissions: [grant("projects.create")] }));
  await userEvent.click(screen.getByRole("checkbox", { name: /^See users/ }));
  await untilEnabled("Save");
  await press("Save");

  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/these permissions: See users \(users\.view\)\./)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Let subscribers do this" }));

  expect(await screen.findByText("Plan saved")).toBeTruthy();
  expect(server.writes.at(-1)).toMatchObject({ body: { permissions_confirmed: true } });
});

test("a declined permission is not saved, and the form shows why", async () => {
  askToConfirm();
  open(planOf({ id: 3, permissions: [] }));
  await userEvent.click(screen.getByRole("checkbox", { name: /^See users/ }));
  await untilEnabled("Save");
  await press("Save");

  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));

  expect(await screen.findByText("Confirm that everybody who has this plan gets users.view.")).toBeTruthy();
  expect(server.writes).toHaveLength(1);
});

test("the form of a plan names its permissions beyond one's own content", async () => {
  open(planOf({ id: 3, permissions: [grant("projects.create"), grant("users.view")] }));

  const note = screen.getByText("Everybody who has this plan may do more than manage their own content:").parentElement;
  expect(
    within(note as HTMLElement)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["See users users.view"]);
});

test("a hidden plan shows its link, which can be copied but not changed", () => {
  const offer_url = "https://example.com/checkout/offer/the-token-of-an-offer";
  open(planOf({ id: 3, hidden: true, offer_url }));

  const link = field("Link to the plan");

  expect([link.value, link.readOnly, link.dir]).toEqual([offer_url, true, "ltr"]);
  expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
});

test("a plan that is shown, and a new one, have no link", () => {
  open(planOf({ id: 3, offer_url: null }));
  expect(screen.queryByLabelText("Link to the plan")).toBeNull();
  cleanup();

  open(null);
  expect(screen.queryByLabelText("Link to the plan")).toBeNull();
});
