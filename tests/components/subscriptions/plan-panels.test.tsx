import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PlanPanels } from "@/components/subscriptions/plan-panels";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import { type Permission, RESTRICTIONS } from "@/lib/permissions/permissions";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";
import type { UserJson } from "@/lib/users/schema";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { CHECKOUT_ID, renderBilling, subscriptionOf } from "../billing/billing-page";
import { pageOf } from "../data-table/list-page";
import { bootstrapWith, member } from "../site/public-page";

const EXCESS_MESSAGE =
  "You have more than your plan allows. Anything beyond its limits can be viewed, but not changed.";
const LATER = "2026-12-20T10:00:00.000Z";
const CANCELLED = { cancel_at_period_end: true, valid_until: LATER };
const EXTENDED = { valid_until: "2027-02-03T10:00:00.000Z" };
const ENDED = { status: "ended", valid: false, ended_at: "2026-11-21T10:00:00.000Z" } as const;

let server: FakeServer;
let subscriptions: SubscriptionJson[];
const change = (changes: Partial<SubscriptionJson>) => {
  const [subscription] = subscriptions as [SubscriptionJson];
  subscriptions = [{ ...subscription, ...changes }];
  return { subscription: subscriptions[0] };
};

beforeAll(() => import("@/components/ui/toast-renderer")); // otherwise the first toast would wait for this import
beforeEach(() => {
  subscriptions = [subscriptionOf()];
  server = fakeServer({
    "GET /api/v1/billing/subscriptions": () => pageOf(subscriptions),
    "POST /api/v1/billing/subscriptions/:id/cancel": () => change(CANCELLED),
    "POST /api/v1/billing/subscriptions/:id/resume": () => change({ cancel_at_period_end: false }),
    "POST /api/v1/billing/portal": () => ({ url: `/checkout/test/${CHECKOUT_ID}` }),
    "GET /api/v1/bootstrap-data": () => ({ data: bootstrapWith({ user: member }) }),
  });
});
afterEach(() => {
  closeDialogs();
  cleanup();
  closeToast();
});

const show = (options: Parameters<typeof renderBilling>[1] = {}) => renderBilling(<PlanPanels />, options);
const button = (name: string) => screen.findByRole("button", { name });
const panel = async () => within(await screen.findByRole("region", { name: "Studio" }));

test.each<[string, Partial<SubscriptionJson>]>([
  ["Active", {}],
  ["Trial until Dec 20, 2026", { status: "trialing", trial_ends_at: LATER }],
  ["Cancelled, valid until Dec 20, 2026", CANCELLED],
  ["Cancelled, valid until Feb 3, 2027", { ...CANCELLED, ...EXTENDED }],
  ["Payment failed, next attempt on Dec 20, 2026", { status: "past_due", next_payment_at: LATER }],
  ["Payment failed", { status: "past_due" }],
  ["Ended on Nov 21, 2026", ENDED],
  ["Not valid since Dec 21, 2026", { valid: false }],
])("shows the state as: %s", async (words, changes) => {
  subscriptions = [subscriptionOf(changes)];
  show();

  const state = (await panel()).getByText(
    (_, element) => element?.textContent === words && element.className === "text-text",
  );
  expect(state).toBeTruthy();
});

test("says what the plan costs, and when it renews", async () => {
  show();

  const plan = await panel();
  expect(plan.getByText("$12 a month")).toBeTruthy();
  expect(plan.getByText(/^It renews on/).textContent).toBe("It renews on Dec 20, 2026.");
});

test("shows the active subscription, not a newer one that has ended", async () => {
  subscriptions = [subscriptionOf({ ...ENDED, id: 6, product: { id: 4, name: "Twice" } }), subscriptionOf()];
  show();

  expect(await (await panel()).findByRole("button", { name: "Cancel subscription…" })).toBeTruthy();
});

test("says how long an ended but extended subscription stays valid", async () => {
  subscriptions = [subscriptionOf({ ...ENDED, valid: true })];
  show();

  expect((await (await panel()).findByText(/^It ends on/)).textContent).toBe("It ends on Dec 21, 2026.");
});

test("says that a tax is added", async () => {
  show({ settings: { billing: { enable: true, tax_percent: 19 } } });

  expect((await (await panel()).findByText("plus 19% tax")).parentElement?.textContent).toBe(
    "$12 a month plus 19% tax",
  );
});

test("shows the usage against the limits", async () => {
  const permissions: UserJson["permissions"] = [
    { name: "projects.create", restrictions: [{ name: "count", value: 4 }] },
  ];
  show({ user: { ...member, permissions, content_use: { ...member.content_use, projects: 5 } } });

  expect(await screen.findByText("5 of 4 used")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Projects" }).getAttribute("aria-valuenow")).toBe("100");
  expect(screen.getByText(/^You have more than your plan allows\./)).toBeTruthy();
});

describe("the usage", () => {
  const limitsOf = (value: number | null): UserJson["permissions"] =>
    (Object.keys(RESTRICTIONS) as Permission[]).map((name) => ({
      name,
      restrictions: (RESTRICTIONS[name] ?? []).map((restriction) => ({ name: restriction, value })),
    }));
  const workspace = (members_count: number, changes: object = {}) => ({
    ...{ id: members_count, name: "Team", picture: null, members_count, default: false, role: null, is_owner: true },
    ...{ can_manage: true, may_create: [], transfer: null, created_at: null, deleted_at: null, ...changes },
  });
  const parts = { files: 3_145_728, projects: 2_097_152, versions: 0, published: 0, trash: 0 };
  const content_use = { projects: 1, sites: 2, domains: 3, workspaces: 4 };
  const rows = async () => {
    const usage = within(await screen.findByRole("region", { name: "Usage" }));
    return usage.getAllByRole("listitem").map(({ textContent }) => textContent);
  };

  beforeEach(() => {
    server.on("GET /api/v1/file-entries/usage", () => ({ usage: { used: 5_242_880, limit: 1_073_741_824, parts } }));
    server.on("GET /api/v1/me/workspaces", () => ({
      workspaces: [workspace(1, { default: true }), workspace(2), workspace(6), workspace(9, { is_owner: false })],
    }));
  });

  test("is shown beside every limit that a plan can have", async () => {
    show({ user: { ...member, permissions: limitsOf(10_485_760), content_use } });

    await waitFor(async () =>
      expect(await rows()).toEqual([
        "Projects1 of 10,485,760 used",
        "Sites2 of 10,485,760 used",
        "Branded domains3 of 10,485,760 used",
        "Storage5 MB of 10 MB usedFiles3 MBProjects and templates2 MB",
        "Workspaces4 of 10,485,760 used",
        "Members in your largest workspace6 of 10,485,760 used",
      ]),
    );
    expect(screen.getByRole("progressbar", { name: "Storage" }).getAttribute("aria-valuenow")).toBe("50");
  });

  test("has no progress bars if there are no limits", async () => {
    show({ user: { ...member, permissions: limitsOf(null), content_use } });

    await waitFor(async () =>
      expect((await rows())[3]).toBe("Storage5 MB used, no limitFiles3 MBProjects and templates2 MB"),
    );
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  test("says what happens to content above the limits", async () => {
    show({ user: { ...member, permissions: limitsOf(3), content_use } });

    await waitFor(() => expect(screen.getAllByText(/Everything stays, but you cannot add more\.$/)).toHaveLength(2));
  });

  test("leaves out what the plan does not grant, unless the user has some of it", async () => {
    const permissions = limitsOf(10).filter(({ name }) => name === "sites.create");
    show({ user: { ...member, permissions, content_use: { ...member.content_use, projects: 1 } } });

    expect(await rows()).toEqual([`Projects1 of 0 used${EXCESS_MESSAGE}`, "Sites0 of 10 used"]);
  });
});

test("a cancellation is sent once, and the user sees how long the plan stays valid", async () => {
  show();

  await userEvent.click(await button("Cancel subscription…"));
  const question = within(await screen.findByRole("alertdialog", { name: 'Cancel "Studio"?' }));
  expect(question.getByText(/It stays valid until Dec 20, 2026/)).toBeTruthy();
  await userEvent.click(question.getByRole("button", { name: "Cancel subscription" }));

  expect(await screen.findByText("Cancelled. It stays valid until Dec 20, 2026.")).toBeTruthy();
  expect(await button("Resume subscription")).toBeTruthy();
  expect(server.writes).toHaveLength(1);
});

test("the question before a cancellation shows the day to which the subscription was extended", async () => {
  subscriptions = [subscriptionOf(EXTENDED)];
  show();

  await userEvent.click(await button("Cancel subscription…"));

  expect(await screen.findByText(/It stays valid until Feb 3, 2027/)).toBeTruthy();
});

test("says when a cancelled and extended subscription ends", async () => {
  subscriptions = [subscriptionOf({ ...CANCELLED, ...EXTENDED })];
  show();

  expect((await (await panel()).findByText(/^It ends on/)).textContent).toBe(
    "It ends on Feb 3, 2027. Nothing more is charged.",
  );
});

test('"Keep it" cancels nothing', async () => {
  show();

  await userEvent.click(await button("Cancel subscription…"));
  await userEvent.click(await button("Keep it"));

  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(server.writes).toEqual([]);
});

test("a cancelled subscription is resumed", async () => {
  subscriptions = [subscriptionOf(CANCELLED)];
  show();

  await userEvent.click(await button("Resume subscription"));

  expect(await screen.findByText("Subscription resumed")).toBeTruthy();
  expect(await screen.findByText("Active")).toBeTruthy();
});

test("changing the payment method opens the payment service", async () => {
  const visits = show();
  expect(await screen.findByText("Test card")).toBeTruthy();

  await userEvent.click(await button("Change payment method"));

  await waitFor(() => expect(visits).toEqual([`/checkout/test/${CHECKOUT_ID}`]));
});

test("a refused cancellation shows the server's message", async () => {
  server.on("POST /api/v1/billing/subscriptions/:id/cancel", () => refusal(409, "This subscription has ended."));
  show();

  await userEvent.click(await button("Cancel subscription…"));
  await userEvent.click(await button("Cancel subscription"));

  expect(await screen.findByText("This subscription has ended.")).toBeTruthy();
});

test("a plan granted by an admin costs nothing", async () => {
  subscriptions = [subscriptionOf({ gateway: "manual", period_end: null, valid_until: null, payment_method: "" })];
  show();

  const plan = await panel();
  expect(plan.getByText("It was granted to you, so you pay nothing for it.")).toBeTruthy();
  expect(plan.getByText("It does not end.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change payment method" })).toBeNull();
});

test("a former subscriber can choose a plan again", async () => {
  subscriptions = [subscriptionOf(ENDED)];
  show();

  const link = await screen.findByRole("link", { name: "See all plans" });
  expect(link.getAttribute("href")).toBe("/pricing");
});

test("links to the plans if there is no subscription", async () => {
  subscriptions = [];
  show();

  expect(await screen.findByRole("heading", { name: "You have no subscription" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "See all plans" }).getAttribute("href")).toBe("/pricing");
});
