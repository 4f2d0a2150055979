import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { announceNotificationChange } from "@/components/notifications/notification-changes";
import { NotificationsScreen } from "@/components/notifications/notifications-screen";
import type { NotificationJson } from "@/lib/notifications/schema";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { pageOf, renderListPage } from "../data-table/list-page";

const LIST = "GET /api/v1/notifications";

const notification = (id: number, content: string, changes: Partial<NotificationJson> = {}): NotificationJson => ({
  id,
  type: "tests.happened",
  read_at: null,
  created_at: "2027-01-31T12:00:00.000Z",
  data: {
    lines: [{ type: "primary", icon: "globe", content, action: null }],
    image: null,
    mainAction: null,
    buttonActions: [],
    inviteId: null,
  },
  ...changes,
});

const ROUTER = { push: () => undefined } as unknown as AppRouterInstance;

let server: FakeServer;
let rows: NotificationJson[];

beforeEach(() => {
  rows = [
    notification(2, '<strong dir="auto">Ines</strong> published Pots'),
    notification(1, "Your storage is nearly full", { read_at: "2027-01-31T13:00:00.000Z" }),
  ];
  server = fakeServer({
    [LIST]: () => pageOf(rows),
    "POST /api/v1/notifications/mark-as-read": () => ({ unreadCount: 2 }),
    "POST /api/v1/notifications/mark-all-as-read": () => ({ unreadCount: 0 }),
    "DELETE /api/v1/notifications/:id": () => ({ unreadCount: 2 }),
  });
});
afterEach(cleanup);

const open = (search = "") =>
  renderListPage(
    <AppRouterContext value={ROUTER}>
      <SearchParamsContext value={new URLSearchParams(search)}>
        <NotificationsScreen />
      </SearchParamsContext>
    </AppRouterContext>,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const sentCalls = () => server.writes.map(({ method, path, body }) => [method, path, body]);

test("a click on an unread notification marks it as read, and the count comes from the server", async () => {
  open();

  await press("Ines published Pots");

  await waitFor(() => expect(sentCalls()).toEqual([["POST", "/api/v1/notifications/mark-as-read", { ids: [2] }]]));
  expect(await screen.findByText("2 unread")).toBeTruthy();
});

test("a read notification is not a button", async () => {
  open();

  await screen.findByText("Your storage is nearly full");

  expect(screen.queryByRole("button", { name: "Your storage is nearly full" })).toBeNull();
});

test("all notifications can be marked as read, and then the button is gone", async () => {
  open();

  await press("Mark all as read");

  await waitFor(() => expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull());
  expect(sentCalls()).toEqual([["POST", "/api/v1/notifications/mark-all-as-read", null]]);
});

test("a notification can be deleted", async () => {
  open();
  const [first] = await screen.findAllByRole("button", { name: "Delete this notification" });
  rows = rows.slice(1);

  await userEvent.click(first as HTMLElement);

  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
});

test("a change to the notifications reloads the list", async () => {
  open();
  await screen.findByText("Your storage is nearly full");
  rows = [notification(3, "The newest one"), ...rows];

  announceNotificationChange();

  expect(await screen.findByText("The newest one")).toBeTruthy();
});

test("without notifications, the page shows that they will appear here", async () => {
  rows = [];
  open();

  expect(await screen.findByRole("heading", { name: "Hang tight!" })).toBeTruthy();
  expect(screen.getByText("Notifications will start showing up here soon.")).toBeTruthy();
});

test("a page number beyond the last page leads to the last page", async () => {
  server.on(LIST, ({ path }) => (path.includes("page=2") ? pageOf([], { current_page: 2 }) : pageOf(rows)));

  open("page=2");

  expect(await screen.findByText("Your storage is nearly full")).toBeTruthy();
  expect(server.lines.filter((line) => line.startsWith(LIST)).map((line) => line.includes("page=2"))).toEqual([
    true,
    false,
  ]);
});

describe("an invite", () => {
  beforeEach(() => {
    const { data } = notification(3, "Ines invited you to join Pottery");
    rows = [notification(3, "", { data: { ...data, inviteId: "an-invite" } })];
  });

  test("that no longer exists is reported, and its notification is deleted", async () => {
    server.on("GET /api/v1/workspace/join/an-invite", () => refusal(404, "This invite is no longer valid"));
    server.on("GET /api/v1/bootstrap-data", () => refusal(500, "error"));
    open();

    await press("Join");

    await waitFor(() => expect(server.lines).toContain("DELETE /api/v1/notifications/3"));
    expect(await screen.findByText("This invite is no longer valid")).toBeTruthy();
    expect(server.lines).toContain("GET /api/v1/bootstrap-data");
  });

  test("that is accepted shows a message at once if the page stays open", async () => {
    window.history.pushState(null, "", "/account-settings");
    server.on("GET /api/v1/workspace/join/an-invite", () => ({ workspace: { id: 7 } }));
    open();

    await press("Join");

    expect(await screen.findByText("Joined workspace")).toBeTruthy();
  });
});
