import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import { UsersScreen } from "@/components/users/users-screen";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { grant, pageOf, renderListPage } from "../data-table/list-page";
import { member } from "../site/public-page";
import { userWith } from "./users";

const LENA = userWith();
const JORIS = userWith({ id: 13, first_name: "", last_name: "", email: "joris@example.net", email_verified_at: null });
const SAMIR = userWith({ id: 14, first_name: "Samir", last_name: "Rahal", banned_at: "2026-10-02T10:00:00.000Z" });
const ME = userWith({ id: member.id, first_name: "Ines", last_name: "Morel" });
const LIST = "GET /api/v1/users";
const SUPPORT_GRANTS = [grant("users.view"), grant("users.update"), grant("users.impersonate")];

let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  server = fakeServer({
    [LIST]: () => pageOf([LENA, JORIS, SAMIR, ME]),
    "GET /api/v1/value-lists/roles": () => ({ roles: [{ id: 2, name: "Users", description: "" }] }),
    "GET /auth/user/confirmed-password-status": () => ({ confirmed: true, has_password: true }),
    "POST /api/v1/users/:id/ban": () => ({ user: LENA }),
    "DELETE /api/v1/users/:id/ban": () => ({ user: LENA }),
  });
});
afterEach(() => {
  closeDialogs();
  closeToast();
  cleanup();
});

const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
async function openMenuOf(name: string) {
  await userEvent.click(within(await row(name)).getByRole("button"));
  return screen.findByRole("menu");
}

describe("the list of users", () => {
  test("shows the users and their state", async () => {
    renderListPage(<UsersScreen />, { permissions: SUPPORT_GRANTS });

    expect((await row("Lena Vogt")).textContent).toContain("lena@example.org");
    expect((await row("Lena Vogt")).textContent).toContain("Active");
    expect((await row("joris@example.net")).textContent).toContain("Email not verified");
    expect((await row("Samir")).textContent).toContain("Banned");
  });

  test("requests the roles too", async () => {
    renderListPage(<UsersScreen />, { permissions: SUPPORT_GRANTS });

    await row("Lena");

    expect(server.calls[0]?.path).toContain("with=roles");
  });

  test("filters by the role in the URL", async () => {
    renderListPage(<UsersScreen />, { search: "role=2", permissions: [...SUPPORT_GRANTS, grant("roles.view")] });

    expect(await screen.findByRole("button", { name: "Role: Users" })).toBeTruthy();
    const lists = server.calls.map(({ path }) => path).filter((path) => path.startsWith("/api/v1/users?"));
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter((path) => !path.includes("role=2"))).toEqual([]);
  });

  test("has no role filter for a user who may not see roles", async () => {
    renderListPage(<UsersScreen />, { permissions: SUPPORT_GRANTS });

    await row("Lena");

    expect(screen.queryByRole("button", { name: "Role" })).toBeNull();
  });

  test("has a CSV link with the same filters, but without the page number", async () => {
    renderListPage(<UsersScreen />, { search: "state=banned&page=2", permissions: SUPPORT_GRANTS });

    const link = await screen.findByRole("link", { name: "CSV" });

    expect(link.getAttribute("href")).toBe("/api/v1/users/csv?state=banned");
  });

  test("bans a user with a reason and an end date", async () => {
    renderListPage(<UsersScreen />, { permissions: SUPPORT_GRANTS });

    await userEvent.click(within(await openMenuOf("Lena")).getByRole("menuitem", { name: "Ban…" }));
    const dialog = await screen.findByRole("alertdialog", { name: 'Ban "Lena Vogt"?' });
    await userEvent.type(within(dialog).getByLabelText("Reason"), "Spam");
    await userEvent.selectOptions(within(dialog).getByLabelText("Ends"), "7");
    await userEvent.click(within(dialog).getByRole("button", { name: "Ban user" }));

    expect(await screen.findByText("User banned")).toBeTruthy();
    expect(server.writes).toMatchObject([
      { path: "/api/v1/users/12/ban", body: { reason: "Spam", until: expect.stringMatching(/^\d{4}-/) } },
    ]);
  });

  test("leaves the users selected if the dialog for their ban is cancelled", async () => {
    renderListPage(<UsersScreen />, { permissions: SUPPORT_GRANTS });
    await row("Lena");
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Lena Vogt" }));

    await userEvent.click(screen.getByRole("button", { name: "Ban…" }));
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));

    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByRole("region", { name: "Selection" })).toBeTruthy();
    expect(server.writes).toEqual([]);
  });

  test("lifts a ban", async () => {
    renderListPage(<UsersScreen />, { permissions: SUPPORT_GRANTS });

    await userEvent.click(within(await openMenuOf("Samir")).getByRole("menuitem", { name: "Lift ban" }));

    expect(await screen.findByText("Ban lifted")).toBeTruthy();
    expect(server.writes).toMatchObject([{ method: "DELETE", path: "/api/v1/users/14/ban" }]);
  });

  test("offers only Edit on the admin's own row", async () => {
    renderListPage(<UsersScreen />, { permissions: SUPPORT_GRANTS });

    const entries = within(await openMenuOf("Ines")).getAllByRole("menuitem");

    expect(entries.map(({ textContent }) => textContent)).toEqual(["Edit"]);
  });

  test("does not offer to log in as a banned user", async () => {
    renderListPage(<UsersScreen />, { permissions: SUPPORT_GRANTS });

    expect(within(await openMenuOf("Samir")).queryByRole("menuitem", { name: /Log in as/ })).toBeNull();
  });

  test("is read-only for a user who may only view users", async () => {
    renderListPage(<UsersScreen />, { permissions: [grant("users.view")] });

    const entries = within(await openMenuOf("Lena")).getAllByRole("menuitem");

    expect(entries.map(({ textContent }) => textContent)).toEqual(["View"]);
    expect(screen.queryByRole("link", { name: "New user" })).toBeNull();
  });
});
