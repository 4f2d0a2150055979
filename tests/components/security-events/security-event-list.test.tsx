import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SecurityEventList } from "@/components/security-events/security-event-list";
import type { SecurityEventJson } from "@/lib/security-events/schema";
import { fakeServer } from "../../support/fake-server";
import { member, renderOnPage } from "../site/public-page";

const LIST = "GET /api/v1/security-events";

const login: SecurityEventJson = {
  id: 7,
  type: "login",
  service: null,
  token_name: null,
  by_admin: false,
  device_type: "desktop",
  platform: "Linux",
  browser: "Firefox",
  city: "Lyon",
  country: "France",
  ip_address: "192.0.2.14",
  created_at: new Date(Date.now() - 7_200_000).toISOString(),
};

const pageOf = (data: SecurityEventJson[], last_page = 1, current_page = 1) => ({
  pagination: { data, current_page, last_page, per_page: 5, from: 1, to: data.length, total: data.length },
});

function show() {
  renderOnPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SecurityEventList />
    </QueryClientProvider>,
    { user: member },
  );
}

const rows = async () => within(await screen.findByRole("list")).getAllByRole("listitem");

afterEach(() => cleanup());

test("shows what happened, when, on which device and where", async () => {
  fakeServer({ [LIST]: () => pageOf([login]) });
  show();

  const [row] = await rows();

  for (const text of ["Logged in", "Linux, Firefox", "Lyon, France", "192.0.2.14", "2 hours ago"])
    expect(row?.textContent).toContain(text);
});

test("names the service and the token", async () => {
  fakeServer({
    [LIST]: () =>
      pageOf([
        { ...login, id: 2, type: "service_connected", service: "google" },
        { ...login, id: 1, type: "token_created", token_name: "backup" },
      ]),
  });
  show();

  const [service, token] = await rows();

  expect(service?.textContent).toContain("Google connected");
  expect(token?.textContent).toContain("API token created: backup");
});

test("shows no device for an admin's action", async () => {
  fakeServer({ [LIST]: () => pageOf([{ ...login, type: "password_changed", by_admin: true }]) });
  show();

  const [row] = await rows();

  expect(row?.textContent).toContain("By an admin");
  expect(row?.textContent).not.toContain("Linux");
});

test("loads older events", async () => {
  fakeServer({
    [LIST]: ({ path }) =>
      path.includes("page=2") ? pageOf([{ ...login, id: 1, type: "password_changed" }], 2, 2) : pageOf([login], 2),
  });
  show();

  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));

  await screen.findByText("Password changed");
  expect(await rows()).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("can be loaded again after a failure", async () => {
  const restore = fakeServer({ [LIST]: () => pageOf([login]) }).fail(LIST, 500);
  show();

  const retry = await screen.findByRole("button", { name: "Try again" });
  restore();
  await userEvent.click(retry);

  expect(await rows()).toHaveLength(1);
});
