import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InvitePanel } from "@/components/invites/invite-panel";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { member, renderOnPage } from "../site/public-page";

const ID = "an-invite";
const SHOW = `GET /api/v1/workspace/invite/${ID}`;
const JOIN = `GET /api/v1/workspace/join/${ID}`;
const GONE_MESSAGE = "This invite is no longer valid";
let server: FakeServer;

const invite = (changes: object = {}) => ({
  workspace: { name: "Pottery", picture: null },
  inviter: "Ines Okafor",
  email: "be****",
  role: "Workspace editor",
  is_for_caller: false,
  must_verify_email: false,
  expires_at: "2026-12-01T10:00:00.000Z",
  ...changes,
});

beforeEach(() => {
  server = fakeServer();
  window.history.pushState(null, "", `/workspace/join/${ID}?email=bea%40example.com`);
});
afterEach(() => {
  cleanup();
  window.history.pushState(null, "", "/");
});

test("a guest can log in, or register with the invited address and return to the invite", async () => {
  server.on(SHOW, () => ({ invite: invite() }));

  renderOnPage(<InvitePanel />, { user: null });

  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "Create account" });
  expect(link.pathname).toBe("/workspace/join/register");
  const query = Object.fromEntries(new URLSearchParams(link.search));
  expect(query).toEqual({ email: "bea@example.com", redirect: `/workspace/join/${ID}?email=bea%40example.com` });
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Login" }).pathname).toBe("/workspace/join/login");
});

test("a user with another address can switch accounts, and cannot join", async () => {
  server.on(SHOW, () => ({ invite: invite() }));

  renderOnPage(<InvitePanel />, { user: member });

  expect(await screen.findByRole("button", { name: "Use another account" })).toBeTruthy();
  expect(screen.getByText("ines@example.com")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Join workspace" })).toBeNull();
});

test("a user who has not verified the invited address can verify it with a code", async () => {
  server.on(SHOW, () => ({ invite: invite({ must_verify_email: true }) }));
  server.on("POST /api/v1/resend-email-verification", () => ({ message: "Email sent" }));
  server.on("POST /api/v1/validate-email-verification-otp", () => ({}));
  renderOnPage(<InvitePanel />, { user: member });

  await userEvent.click(await screen.findByRole("button", { name: "Send code" }));
  const field = await screen.findByLabelText("Verification code");
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, "123456");

  await waitFor(() =>
    expect(server.writes.map(({ body }) => body)).toEqual([{ email: member.email }, { code: "123456" }]),
  );
});

test("nobody joins before the button is pressed: mail scanners open links too", async () => {
  server.on(SHOW, () => ({ invite: invite({ is_for_caller: true }) }));

  renderOnPage(<InvitePanel />, { user: member });

  expect(await screen.findByRole("button", { name: "Join workspace" })).toBeTruthy();
  expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([SHOW]);
});

test("an invite that no longer exists is reported", async () => {
  server.on(SHOW, () => refusal(404, GONE_MESSAGE));

  renderOnPage(<InvitePanel />, { user: null });

  expect((await screen.findByRole("alert")).textContent).toContain(GONE_MESSAGE);
});

test("an invite used in the meantime is reported, and the user's data is loaded again", async () => {
  server.on(SHOW, () => ({ invite: invite({ is_for_caller: true }) }));
  server.on(JOIN, () => refusal(404, GONE_MESSAGE));
  server.on("GET /api/v1/bootstrap-data", () => refusal(503, "Later"));
  renderOnPage(<InvitePanel />, { user: member });

  await userEvent.click(await screen.findByRole("button", { name: "Join workspace" }));

  expect(await screen.findByRole("heading", { name: GONE_MESSAGE })).toBeTruthy();
  expect(server.calls.map(({ path }) => path)).toContain("/api/v1/bootstrap-data");
});

test("an invite that could not be loaded can be loaded again", async () => {
  server.fail(SHOW, 500);
  renderOnPage(<InvitePanel />, { user: null });
  const retry = await screen.findByRole("button", { name: "Try again" });
  server.on(SHOW, () => ({ invite: invite() }));

  await userEvent.click(retry);

  expect(await screen.findByRole("heading", { name: "Join Pottery" })).toBeTruthy();
});
