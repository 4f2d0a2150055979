import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SessionsPanel } from "@/components/sessions/sessions-panel";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import type { SessionJson } from "@/lib/sessions/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { member, renderOnPage } from "../site/public-page";

const END_PHONE = "DELETE /api/v1/user-sessions/2";

let server: FakeServer;
let sessions: SessionJson[];

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const laptop: SessionJson = {
  id: "1",
  device_type: "desktop",
  platform: "Linux",
  browser: "Firefox",
  city: "Lyon",
  country: "France",
  ip_address: "192.0.2.14",
  token: false,
  token_name: null,
  last_active: hoursAgo(0),
  is_current_device: true,
};
const phone: SessionJson = {
  ...laptop,
  id: "2",
  device_type: "mobile",
  platform: "Android",
  browser: "Chrome",
  ip_address: "198.51.100.7",
  last_active: hoursAgo(2),
  is_current_device: false,
};
const script: SessionJson = {
  ...phone,
  id: "token-2",
  device_type: "desktop",
  platform: null,
  browser: "curl",
  city: null,
  country: null,
  token: true,
  token_name: "Backup script",
};

beforeEach(() => {
  sessions = [laptop, phone, script];
  server = fakeServer({
    "GET /api/v1/user-sessions": () => ({ sessions }),
    "GET /auth/user/confirmed-password-status": () => ({ confirmed: true, has_password: true }),
    "DELETE /api/v1/user-sessions/:id": () => ({}),
    "POST /api/v1/user-sessions/logout-other": () => ({}),
  });
});
afterEach(() => {
  closeDialogs();
  cleanup();
  closeToast();
});

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderOnPage(
    <QueryClientProvider client={queries}>
      <SessionsPanel />
    </QueryClientProvider>,
    { user: member },
  );
}

const rows = async () => within(await screen.findByRole("list", { name: "Active sessions" })).findAllByRole("listitem");
const row = async (name: string) => {
  const item = (await screen.findByText(name)).closest("li");
  if (!item) throw new Error(`${name} is in no row.`);
  return within(item);
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("each session shows its device, place and last activity", async () => {
  open();

  const cells = await row("Android, Chrome");
  for (const text of ["Lyon, France", "198.51.100.7", "2 hours ago"]) expect(cells.getByText(text)).toBeTruthy();
});

test("the current session is marked, and cannot be ended here", async () => {
  open();

  const cells = await row("Linux, Firefox");
  expect(cells.getByText("This device")).toBeTruthy();
  expect(cells.queryByRole("button")).toBeNull();
});

test("each kind of device has its own icon, and so have API tokens", async () => {
  sessions = [laptop, phone, { ...phone, id: "3", device_type: "tablet", platform: "iOS" }, script];
  open();

  const icons = (await rows()).map((item) => item.querySelector("svg")?.innerHTML);
  expect(new Set(icons).size).toBe(4);
});

test("the session of an API token shows the token's name, and that its location is unknown", async () => {
  open();

  expect((await row("API token: Backup script")).getByText("Unknown location")).toBeTruthy();
});

test("a device without a user agent is shown as unknown", async () => {
  sessions = [{ ...phone, platform: null, browser: null }];
  open();

  expect(await screen.findByText("Unknown device")).toBeTruthy();
});

test("ending a session asks for confirmation first, and then removes the session from the list", async () => {
  open();
  await row("Android, Chrome");
  await press("End session: Android, Chrome");
  expect(await screen.findByRole("heading", { name: 'End "Android, Chrome"?' })).toBeTruthy();

  await press("Keep it");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(server.lines).toEqual(["GET /api/v1/user-sessions"]);

  await press("End session: Android, Chrome");
  await screen.findByRole("alertdialog");
  sessions = [laptop, script];
  await press("End session");
  expect(await screen.findByText("Session ended")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Android, Chrome")).toBeNull());
  expect(server.lines).toContain(END_PHONE);
});

test("deleting an API token warns that programs lose access", async () => {
  open();
  await row("API token: Backup script");
  await press("Delete token: Backup script");
  expect(await screen.findByText(/This deletes the token/)).toBeTruthy();

  await press("Delete token");
  expect(await screen.findByText("Token deleted")).toBeTruthy();
  expect(server.lines).toContain("DELETE /api/v1/user-sessions/token-2");
});

test("ending a session that has already ended is not a failure", async () => {
  server.fail(END_PHONE, 404, "Session not found.");
  open();
  await row("Android, Chrome");
  await press("End session: Android, Chrome");
  await screen.findByRole("alertdialog");
  await press("End session");

  expect(await screen.findByText("Session ended")).toBeTruthy();
});

test("a refusal shows the server's message", async () => {
  server.fail(END_PHONE, 403, "This is a demo account.");
  open();
  await row("Android, Chrome");
  await press("End session: Android, Chrome");
  await screen.findByRole("alertdialog");
  await press("End session");

  expect(await screen.findByText("This is a demo account.")).toBeTruthy();
  expect(await row("Android, Chrome")).toBeTruthy();
});

test("logging out other sessions always asks for the password, and sends it with the call", async () => {
  open();
  await row("Android, Chrome");
  await press("Log out other sessions");
  await userEvent.type(await screen.findByLabelText("Password"), "limestone");
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" }).disabled).toBe(false));
  sessions = [laptop];
  await press("Confirm");

  expect(await screen.findByText("Logged out other sessions.")).toBeTruthy();
  const body = { password: "limestone" };
  expect(server.writes).toContainEqual({ method: "POST", path: "/api/v1/user-sessions/logout-other", body });
  await waitFor(() => expect(screen.queryByText("Android, Chrome")).toBeNull());
});

test("a list that could not be loaded shows an error and a button to try again", async () => {
  const repair = server.fail("GET /api/v1/user-sessions", 500);
  open();
  await screen.findByText(/could not be loaded/);

  repair();
  await press("Try again");
  expect(await screen.findByText("Android, Chrome")).toBeTruthy();
});
