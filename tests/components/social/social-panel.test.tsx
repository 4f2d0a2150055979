import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { QueryProvider } from "@/components/query/query-provider";
import { SocialPanel } from "@/components/social/social-panel";
import { closeToast } from "@/components/ui/toast";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { bootstrapWith, member, renderOnPage } from "../site/public-page";
import { fakePopups, postResult } from "./popup-window";

const ON = { enable: true };
const OFF = { enable: false };
const social = { google: ON, facebook: ON, twitter: OFF, envato: OFF };

const DISCONNECT = "POST /secure/auth/social/google/disconnect";
let profiles: { service_name: string; username: string }[];
let server: FakeServer;

beforeEach(() => {
  profiles = [{ service_name: "google", username: "ines.morel" }];
  server = fakeServer({
    "GET /api/v1/users/7": () => ({ user: { social_profiles: profiles } }),
    "GET /api/v1/bootstrap-data": () => ({ data: bootstrap() }),
    [DISCONNECT]: () => ({}),
    "GET /auth/user/confirmed-password-status": () => ({ confirmed: true, has_password: true }),
  });
});
afterEach(() => {
  cleanup();
  closeToast();
  window.sessionStorage.clear();
  jest.restoreAllMocks();
});

const bootstrap = (user = member) => ({
  ...bootstrapWith({ user, settings: { social } }),
  i18n: { language: "en", lines: {} },
});
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const rows = async () => {
  await screen.findByRole("list", { name: "Social login" });
  return screen.getAllByRole("listitem").map((row) => row.textContent);
};
const router = { refresh: () => undefined } as never;

function show(user = member) {
  renderOnPage(
    <AppRouterContext value={router}>
      <QueryProvider>
        <SocialPanel />
      </QueryProvider>
    </AppRouterContext>,
    { user, settings: { social } },
  );
}

test("shows the services that are turned on, and the connected account", async () => {
  show();

  expect(await rows()).toEqual(["GoogleConnected as ines.morelDisable", "FacebookNot connectedEnable"]);
});

test("shows a connected service that was turned off", async () => {
  profiles = [{ service_name: "envato", username: "" }];
  show();

  expect(await rows()).toEqual(["GoogleNot connectedEnable", "FacebookNot connectedEnable", "EnvatoConnectedDisable"]);
});

test("connecting opens the popup, and a message confirms the success", async () => {
  const popups = fakePopups();
  show();
  await userEvent.click(await button("Enable Facebook"));
  await waitFor(() => expect(popups).toHaveLength(1));
  expect(popups[0]?.path).toMatch(/^\/secure\/auth\/social\/facebook\/connect\?popup=/);

  profiles = [...profiles, { service_name: "facebook", username: "Ines" }];
  await act(async () => postResult({ popup: popups[0]?.name, callbackData: { service: "facebook" } }));

  expect(await screen.findByText("Enabled Facebook account")).toBeTruthy();
  expect(await screen.findByText("Ines")).toBeTruthy();
});

test("a failed connection shows the server's message", async () => {
  const popups = fakePopups();
  show();
  await userEvent.click(await button("Enable Facebook"));
  await waitFor(() => expect(popups).toHaveLength(1));

  const callbackData = { errorMessage: "This Facebook account is already connected to another account." };
  await act(async () => postResult({ popup: popups[0]?.name, status: "ERROR", callbackData }));

  expect((await screen.findByRole("alert")).textContent).toContain(callbackData.errorMessage);
});

test("closing the popup without a result shows no error and ends the button's busy state", async () => {
  const popups = fakePopups();
  show();
  await userEvent.click(await button("Enable Facebook"));
  await waitFor(() => expect(popups).toHaveLength(1));
  expect((await button("Enable Facebook")).getAttribute("aria-busy")).toBe("true");

  const [popup] = popups;
  if (popup) popup.window.closed = true;

  await waitFor(async () => expect((await button("Enable Facebook")).getAttribute("aria-busy")).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
});

test("after a service is disconnected, a message says so", async () => {
  show();
  const disable = await button("Disable Google");
  profiles = [];
  await userEvent.click(disable);

  expect(await screen.findByText("Disabled Google account")).toBeTruthy();
  const body = { service: "google" };
  expect(server.calls).toContainEqual({ method: "POST", path: "/secure/auth/social/google/disconnect", body });
  expect(await button("Enable Google")).toBeTruthy();
});

test("the last login method cannot be removed, and the reason is shown", async () => {
  const message = "Set a password first. Without your Google account, you could no longer log in.";
  server.on(DISCONNECT, () => refusal(409, message));
  show({ ...member, has_password: false });
  await userEvent.click(await button("Disable Google"));

  expect(await screen.findByText(message)).toBeTruthy();
  expect(await button("Disable Google")).toBeTruthy();
});

test("only a user with a password is told that the password keeps working", async () => {
  show();
  expect(await screen.findByText(/Your password keeps working/)).toBeTruthy();
  cleanup();

  show({ ...member, has_password: false });
  await rows();

  expect(screen.queryByText(/Your password keeps working/)).toBeNull();
});

test("no popup opens and no service is disconnected before the password is confirmed", async () => {
  const popups = fakePopups();
  server.on("GET /auth/user/confirmed-password-status", () => ({ confirmed: false, has_password: true }));
  show();
  await userEvent.click(await button("Enable Facebook"));

  expect(await screen.findByRole("dialog", { name: "Confirm your password" })).toBeTruthy();
  expect(popups).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));

  await userEvent.click(await button("Disable Google"));
  expect(await screen.findByRole("dialog", { name: "Confirm your password" })).toBeTruthy();
  expect(server.calls.filter(({ method }) => method === "POST")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
});

test("if the browser blocks the popup, a link that continues in this window is offered", async () => {
  fakePopups({ isBlocked: true });
  show();
  await userEvent.click(await button("Enable Facebook"));

  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "continue in this window" });
  expect(new URL(link.href).pathname).toBe("/secure/auth/social/facebook/connect");
});

test("a failed load can be tried again", async () => {
  const repair = server.fail("GET /api/v1/users/7", 403);
  show();
  const retry = await screen.findByRole("button", { name: "Try again" });
  repair();

  await userEvent.click(retry);

  expect(await rows()).toHaveLength(2);
});
