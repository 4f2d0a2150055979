import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import { UserScreen } from "@/components/users/user-screen";
import type { UserProfileJson } from "@/lib/users/admin-schema";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { grant, renderListPage } from "../data-table/list-page";
import { member } from "../site/public-page";
import { userWith } from "./users";

const SUPPORT_GRANTS = [grant("users.view"), grant("users.update"), grant("users.delete"), grant("users.impersonate")];
const SESSION = {
  id: "3",
  device_type: "desktop",
  platform: "Linux",
  browser: "Firefox",
  city: null,
  country: null,
  ip_address: "192.0.2.14",
  token: false,
  token_name: null,
  last_active: "2026-11-01T10:00:00.000Z",
  is_current_device: false,
};

let server: FakeServer;
let user: UserProfileJson;
const router = { push: () => undefined } as unknown as AppRouterInstance;

beforeEach(() => {
  user = userWith();
  server = fakeServer({
    "GET /api/v1/users/:id": () => ({ user }),
    "PUT /api/v1/users/:id": ({ body }) => {
      user = { ...user, ...(body as object) };
      return { user };
    },
    "GET /api/v1/users/:id/sessions": () => ({ sessions: [SESSION] }),
    "DELETE /api/v1/users/:id/sessions": () => ({}),
    "DELETE /api/v1/users/:id/two-factor": () => ({ user }),
    "GET /auth/user/confirmed-password-status": () => ({ confirmed: true, has_password: true }),
    "GET /api/v1/value-lists/roles": () => ({
      roles: [
        { id: 2, name: "Users", description: "" },
        { id: 3, name: "Support", description: "" },
      ],
    }),
  });
});
afterEach(() => {
  closeDialogs();
  closeToast();
  cleanup();
});

function show({ search = "", permissions = SUPPORT_GRANTS } = {}) {
  return renderListPage(
    <AppRouterContext value={router}>
      <UserScreen initial={user} />
    </AppRouterContext>,
    { search, permissions },
  );
}

describe("a user's page", () => {
  test("shows the user's data, with the reason for a ban", async () => {
    user = userWith({ banned_at: "2026-10-02T10:00:00.000Z", ban_reason: "Spam" });

    show();
    await act(async () => undefined);

    expect(screen.getByRole("heading", { level: 1, name: "Lena Vogt" })).toBeTruthy();
    const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(facts).toEqual(expect.arrayContaining(["Banned", "Spam", "No end date", "Off", "Europe/Berlin"]));
  });

  test("asks for the admin's password if the change needs it, and then saves", async () => {
    let isConfirmed = false;
    server.on("GET /auth/user/confirmed-password-status", () => ({ confirmed: isConfirmed, has_password: true }));
    server.on("POST /auth/user/confirm-password", () => {
      isConfirmed = true;
      return {};
    });
    server.on("PUT /api/v1/users/:id", () =>
      isConfirmed ? { user } : refusal(423, "Confirm your password first.", {}, "password_required"),
    );
    show();
    await userEvent.type(screen.getByLabelText("New password"), "a-password-of-hers");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));

    const dialog = await screen.findByRole("dialog", { name: "Confirm your password" });
    await userEvent.type(within(dialog).getByLabelText("Password"), "only-i-know-this");
    await userEvent.click(within(dialog).getByRole("button", { name: "Confirm" }));

    expect(await screen.findByText("User saved")).toBeTruthy();
    expect(server.writes.filter(({ method }) => method === "PUT")).toHaveLength(2);
  });

  test("saves a changed name, without sending a password", async () => {
    show();

    await userEvent.clear(screen.getByLabelText("First name"));
    await userEvent.type(screen.getByLabelText("First name"), "Ana");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));

    expect(await screen.findByText("User saved")).toBeTruthy();
    expect(server.writes).toMatchObject([{ method: "PUT", body: { first_name: "Ana", email: "lena@example.org" } }]);
    expect(server.writes[0]?.body).not.toHaveProperty("password");
  });

  test("sends the chosen roles, and shows why the server refuses them", async () => {
    server.on("PUT /api/v1/users/:id", () => refusal(409, "You can't remove your own permissions.", {}, "conflict"));
    show({ search: "tab=rights", permissions: [...SUPPORT_GRANTS, grant("roles.view")] });

    await userEvent.click(await screen.findByRole("checkbox", { name: /Support/ }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));

    expect(await screen.findByText("You can't remove your own permissions.")).toBeTruthy();
    expect(server.writes).toMatchObject([{ body: { roles: [2, 3], permissions: [] } }]);
  });

  test("does not let admins ban or delete themselves, or change their own email or password", async () => {
    user = userWith({ id: member.id });

    show();
    await act(async () => undefined);

    expect(screen.getByLabelText(/^Email/).matches(":disabled")).toBe(true);
    expect(screen.queryByLabelText(/password/i)).toBeNull();
    expect(screen.getByRole("button", { name: "Delete user" }).matches(":disabled")).toBe(true);
    expect(screen.queryByRole("button", { name: "Ban…" })).toBeNull();
  });

  test("has no button to end all sessions if the user has only API tokens", async () => {
    const token = { ...SESSION, id: "token-9", token: true, token_name: "Backup" };
    server.on("GET /api/v1/users/:id/sessions", () => ({ sessions: [token] }));
    show({ search: "tab=sessions" });

    expect(await screen.findByText(/Backup/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "End all sessions" })).toBeNull();
  });

  test("ends all sessions after a confirmation", async () => {
    show({ search: "tab=sessions" });

    await userEvent.click(await screen.findByRole("button", { name: "End all sessions" }));
    const question = await screen.findByRole("alertdialog", { name: 'End all sessions of "Lena Vogt"?' });
    await userEvent.click(within(question).getByRole("button", { name: "End all sessions" }));

    expect(await screen.findByText("Sessions ended")).toBeTruthy();
    expect(server.writes).toMatchObject([{ method: "DELETE", path: "/api/v1/users/12/sessions" }]);
  });

  test("resets two-factor authentication after a confirmation", async () => {
    user = userWith({ two_factor_confirmed_at: "2026-10-02T10:00:00.000Z" });
    show();

    await userEvent.click(screen.getByRole("button", { name: "Reset" }));
    const question = await screen.findByRole("alertdialog", { name: /Reset two factor authentication/ });
    await userEvent.click(within(question).getByRole("button", { name: "Reset two factor" }));

    expect(await screen.findByText("Two factor authentication reset")).toBeTruthy();
    expect(server.writes).toMatchObject([{ method: "DELETE", path: "/api/v1/users/12/two-factor" }]);
  });

  test("lists the API tokens and social accounts", async () => {
    const token = { id: 1, name: "Backup", abilities: ["files.create"], last_used_at: null, expires_at: null };
    user = userWith({
      tokens: [{ ...token, created_at: "2026-10-02T10:00:00.000Z" }],
      social_profiles: [{ service_name: "google", username: "lena.v" }],
    });
    show();

    await userEvent.click(screen.getByRole("tab", { name: /API tokens/ }));
    expect(within(screen.getByRole("list", { name: "API tokens" })).getByText("Backup")).toBeTruthy();
    await userEvent.click(screen.getByRole("tab", { name: /Social accounts/ }));
    expect(within(screen.getByRole("list", { name: "Social accounts" })).getByText("lena.v")).toBeTruthy();
  });

  test("is read-only for a user who may only view users", async () => {
    show({ permissions: [grant("users.view")] });
    await act(async () => undefined);

    expect(screen.queryByRole("button", { name: /Save|Ban|Delete|Log in/ })).toBeNull();
    expect(screen.getByLabelText("First name").matches(":disabled")).toBe(true);
  });
});
