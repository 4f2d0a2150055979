import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DueAccessReview } from "@/components/access-review/due-access-review";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import type { AccessReview as Review } from "@/lib/access-review/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { bootstrapWith, member, renderOnPage } from "../site/public-page";

const DATE = "2026-11-01T10:00:00.000Z";
const token = { id: 3, name: "backup", abilities: [], last_used_at: null, expires_at: null, created_at: DATE };
const fullReview: Review = {
  tokens: [token],
  services: [{ service: "google", username: "ines", connected_at: DATE }],
  devices: [{ id: 9, first_seen: DATE, last_seen: DATE }],
};

let server: FakeServer;
let review: Review;

beforeEach(() => {
  review = fullReview;
  server = fakeServer({
    "GET /api/v1/access-review": () => review,
    "DELETE /api/v1/access-review": () => ({}),
    "POST /api/v1/access-review/end-all": () => ({}),
    "DELETE /api/v1/access-tokens/:id": () => ({}),
    "DELETE /api/v1/access-review/devices/:id": () => ({}),
    "POST /secure/auth/social/:service/disconnect": () => ({}),
    "GET /auth/user/confirmed-password-status": () => ({ confirmed: true, has_password: true }),
    "GET /api/v1/bootstrap-data": () => ({
      data: {
        ...bootstrapWith({ user: { ...member, must_review_access: false } }),
        i18n: { language: "en", lines: {} },
      },
    }),
  });
});
afterEach(() => {
  closeDialogs();
  cleanup();
  closeToast();
});

function show(user = { ...member, must_review_access: true }) {
  renderOnPage(<DueAccessReview />, { user });
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("shows tokens, services and browsers after a password reset", async () => {
  show();

  const list = within(await screen.findByRole("list", { name: "What else gives access to your account" }));

  for (const text of ["API token: backup", "Login with Google", "Another browser that has logged in"])
    expect(list.getByText(text)).toBeTruthy();
});

test("shows nothing and makes no call if no review is due", async () => {
  await import("@/components/access-review/access-review"); // otherwise a wrongly shown review would still be loading
  show(member);
  await act(async () => undefined);

  expect(screen.queryByRole("list")).toBeNull();
  expect(server.calls).toEqual([]);
});

test.each([
  ["Delete: API token: backup", "DELETE /api/v1/access-tokens/3"],
  ["Disconnect: Login with Google", "POST /secure/auth/social/google/disconnect"],
  ["Forget: Another browser that has logged in", "DELETE /api/v1/access-review/devices/9"],
])("the button %p sends %s and no other change", async (button, call) => {
  show();

  await press(button);

  await waitFor(() => expect(server.writes.map(({ method, path }) => `${method} ${path}`)).toEqual([call]));
});

test("everything can be revoked with one button, after a confirmation", async () => {
  show();
  await press("Revoke all");

  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Revoke all" }));

  await waitFor(() => expect(screen.queryByRole("list")).toBeNull());
  expect(server.lines).toContain("POST /api/v1/access-review/end-all");
});

test("everything can be kept, which ends the review", async () => {
  show();

  await press("Keep these");

  await waitFor(() => expect(screen.queryByRole("list")).toBeNull());
  expect(server.lines).toContain("DELETE /api/v1/access-review");
});

test("a review with nothing left to review ends by itself", async () => {
  review = { tokens: [], services: [], devices: [] };
  show();

  await waitFor(() => expect(server.lines).toContain("DELETE /api/v1/access-review"));
});

test("a review that could not be loaded shows an error, and can be loaded again", async () => {
  server.on("GET /api/v1/access-review", () => new Response(null, { status: 403 }));
  show();
  await screen.findByRole("alert");

  server.on("GET /api/v1/access-review", () => review);
  await press("Try again");

  expect(await screen.findByRole("list", { name: "What else gives access to your account" })).toBeTruthy();
});
