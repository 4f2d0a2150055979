import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NotificationSettingsScreen } from "@/components/notification-settings/notification-settings-screen";
import type { SubscriptionsJson } from "@/lib/notifications/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";

const BLOCKED_MESSAGE = "Notifications blocked. Please enable them for this site from browser settings.";

const subscriptions: SubscriptionsJson = {
  available_channels: ["database", "mail", "browser"],
  subscriptions: [
    {
      group_name: "Security",
      items: [{ notif_id: "passwords.changed", name: "Your password was changed", required_channels: ["mail"] }],
    },
    { group_name: "Sites", items: [{ notif_id: "domains.failing", name: "A domain fails", required_channels: [] }] },
  ],
  user_selections: [
    { notif_id: "passwords.changed", channels: { database: true, mail: true, browser: false } },
    { notif_id: "domains.failing", channels: { database: true, mail: false, browser: false } },
  ],
};

const ROUTER = { push: () => undefined } as unknown as AppRouterInstance;

let server: FakeServer;
let permission: NotificationPermission;

beforeEach(() => {
  permission = "default";
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
  Object.assign(window, {
    PushManager: class {},
    Notification: {
      get permission() {
        return permission;
      },
      requestPermission: async () => {
        permission = "denied";
        return permission;
      },
    },
  });
  server = fakeServer({
    "GET /api/v1/notifications/me/subscriptions": () => subscriptions,
    "PUT /api/v1/notifications/me/subscriptions": () => subscriptions,
    "GET /api/v1/notifications/me/schedule": () => ({
      schedule: { quiet_from: null, quiet_to: null, digest: "off", digest_at: "08:00" },
    }),
    "PUT /api/v1/users/me": () => ({ user: {} }),
    "PUT /api/v1/notifications/me/schedule": ({ body }) => ({ schedule: body as object }),
  });
});
afterEach(cleanup);

const open = () =>
  renderListPage(
    <AppRouterContext value={ROUTER}>
      <NotificationSettingsScreen />
    </AppRouterContext>,
  );
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

test("only the changes are saved", async () => {
  open();
  await userEvent.click(await box("A domain fails: Email"));

  await userEvent.click(screen.getAllByRole("button", { name: "Save" })[0] as HTMLElement);

  await waitFor(() =>
    expect(server.writes.map(({ body }) => body)).toEqual([
      { selections: [{ notif_id: "domains.failing", channels: { mail: true } }] },
    ]),
  );
});

test("a saved change stays visible while the settings are loaded again", async () => {
  open();
  const emailCheckbox = await box("A domain fails: Email");
  await userEvent.click(emailCheckbox);
  const release = server.hold("GET /api/v1/notifications/me/subscriptions");

  await userEvent.click(screen.getAllByRole("button", { name: "Save" })[0] as HTMLElement);

  await waitFor(() => expect(server.calls.at(-1)?.method).toBe("GET")); // the settings are loaded again
  expect(emailCheckbox.checked).toBe(true);
  release();
});

test("a channel that is required cannot be turned off", async () => {
  open();
  expect((await box("Your password was changed: Email")).disabled).toBe(true);
});

test("turning on the browser channel asks for permission, and after a denial the channel stays off and a warning is shown", async () => {
  open();
  const browserCheckbox = await box("A domain fails: Browser");

  await userEvent.click(browserCheckbox);

  expect(await screen.findByText(BLOCKED_MESSAGE)).toBeTruthy();
  expect(browserCheckbox).toMatchObject({ checked: false, disabled: true });
});

test("quiet hours are saved with their times, and an account without a time zone gets the browser's time zone", async () => {
  open();
  await userEvent.click(await screen.findByRole("switch", { name: "Quiet during these hours" }));

  await userEvent.click(screen.getAllByRole("button", { name: "Save" })[1] as HTMLElement);

  await waitFor(() =>
    expect(server.writes.map(({ body }) => body)).toEqual([
      { timezone: "UTC" },
      { quiet_from: "22:00", quiet_to: "07:00", digest: "off" },
    ]),
  );
});

test("a time is saved only if its switch is on", async () => {
  open();
  const quietSwitch = await screen.findByRole("switch", { name: "Quiet during these hours" });
  await userEvent.click(quietSwitch);
  await userEvent.clear(screen.getByLabelText("Quiet from"));
  await userEvent.click(quietSwitch);
  await userEvent.click(screen.getByRole("switch", { name: "Send one email a day instead of many" }));

  await userEvent.click(screen.getAllByRole("button", { name: "Save" })[1] as HTMLElement);

  await waitFor(() =>
    expect(server.writes.at(-1)?.body).toEqual({
      quiet_from: null,
      quiet_to: null,
      digest: "daily",
      digest_at: "08:00",
    }),
  );
});
