import "@/lib/i18n/message"; // formats plurals; the app loads this module on demand
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RolesScreen } from "@/components/roles/roles-screen";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import type { Permission } from "@/lib/permissions/permissions";
import type { RoleJson } from "@/lib/roles/schema";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { grant, pageOf, renderListPage } from "../data-table/list-page";

const editors: RoleJson = {
  id: 8,
  name: "Editors",
  description: "Write the blog",
  type: "site",
  default: false,
  permissions: [grant("custom_pages.update")],
  system: false,
  users_count: 3,
  created_at: "2026-11-01T10:00:00.000Z",
};
const users: RoleJson = { ...editors, id: 2, name: "Users", description: "", default: true, system: true };
const beginners: RoleJson = { ...editors, id: 9, name: "Beginners", default: true };

let server: FakeServer;
let roles: RoleJson[];

beforeEach(() => {
  localStorage.clear();
  roles = [users, editors, beginners];
  server = fakeServer({
    "GET /api/v1/roles": () => pageOf(roles),
    "DELETE /api/v1/roles/:id": ({ path }) => {
      roles = roles.filter(({ id }) => !path.endsWith(`/${id}`));
      return {};
    },
  });
});
afterEach(() => {
  closeDialogs();
  cleanup();
  closeToast();
});

const open = (permissions: Permission[] = ["admin"], search = "") =>
  renderListPage(<RolesScreen />, { permissions: permissions.map(grant), search });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const row = (name: RegExp) => screen.findByRole("row", { name });

const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name: `Actions for ${name}` }));

test("a row shows the role's description, its type, whether new accounts get it, and its number of users", async () => {
  open();

  const cells = within(await row(/Beginners/));
  for (const text of ["Write the blog", "Site", "New accounts", "3", "Nov 1, 2026"]) {
    expect(cells.getByText(text)).toBeTruthy();
  }
  expect(cells.getByRole("link", { name: "Beginners" }).getAttribute("href")).toBe("/admin/roles/9");
});

test("a role is deleted after a confirmation that shows its name", async () => {
  open();
  await openMenu("Editors");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete role" }));
  const question = await screen.findByRole("alertdialog", { name: 'Delete "Editors"?' });
  expect(server.writes).toEqual([]);

  await userEvent.click(within(question).getByRole("button", { name: "Delete role" }));

  expect(await screen.findByText("Role deleted")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("row", { name: /Editors/ })).toBeNull());
  expect(server.writes).toEqual([{ method: "DELETE", path: "/api/v1/roles/8", body: null }]);
});

test.each([
  ["Users", "Plinth needs this role."],
  ["Beginners", "New accounts get this role."],
])("the role %s cannot be deleted, and its menu says why", async (name, reason) => {
  open();
  await openMenu(name);

  const entry = await screen.findByRole("menuitem", { name: new RegExp(reason) });

  expect(entry.getAttribute("aria-disabled")).toBe("true");
});

test("the texts about the deletion of several roles are in the plural", async () => {
  open();
  for (const name of ["Beginners", "Editors"]) {
    await userEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  }

  await press("Delete");
  const question = await screen.findByRole("alertdialog", { name: "Delete these 2?" });
  expect(question.textContent).toContain("Everyone who has them loses their permissions immediately.");
  await userEvent.click(within(question).getByRole("button", { name: "Delete 2" }));

  expect(await screen.findByText("2 roles deleted")).toBeTruthy();
});

test("when several roles are deleted, those that the server refuses to delete stay, and the reason is shown", async () => {
  server.on("DELETE /api/v1/roles/:id", ({ path }) => {
    if (path.endsWith("/2")) return refusal(409, "Plinth needs this role, so it cannot be deleted.");
    roles = roles.filter(({ id }) => !path.endsWith(`/${id}`));
    return {};
  });
  open();
  for (const name of ["Users", "Editors"]) {
    await userEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  }

  await press("Delete");
  const question = await screen.findByRole("alertdialog", { name: "Delete these 2?" });
  await userEvent.click(within(question).getByRole("button", { name: "Delete 2" }));

  expect(await screen.findByText("Plinth needs this role, so it cannot be deleted.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("row", { name: /Editors/ })).toBeNull());
  expect(screen.getByRole("checkbox", { name: "Select Users" })).toBeTruthy();
});

test("a user who may only view roles gets no New, Edit or Delete", async () => {
  open(["roles.view"]);
  await openMenu("Editors");

  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["View"]);
  expect(screen.queryByRole("link", { name: "New role" })).toBeNull();
  expect(screen.queryByRole("checkbox", { name: "Select Editors" })).toBeNull();
});

test("the CSV link has the same search and filters as the list", async () => {
  open(["admin"], "?query=edit&type=site&page=2&orderBy=name");
  await row(/Editors/);

  const href = screen.getByRole("link", { name: "CSV" }).getAttribute("href");

  expect(href).toBe("/api/v1/roles/csv?type=site&query=edit");
});

test("the CSV link contains the id of the active workspace", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore
  document.cookie = "activeWorkspaceId=7";
  open(["admin"]);
  await row(/Editors/);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "activeWorkspaceId=; Max-Age=0";

  expect(screen.getByRole("link", { name: "CSV" }).getAttribute("href")).toBe("/api/v1/roles/csv?workspaceId=7");
});
