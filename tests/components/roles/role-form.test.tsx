import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { RoleFormScreen } from "@/components/roles/role-form-screen";
import { closeDialogs } from "@/components/ui/dialog-store";
import { confirmLosingChanges } from "@/components/ui/leave-guard";
import { closeToast } from "@/components/ui/toast";
import type { Permission } from "@/lib/permissions/permissions";
import type { RoleJson } from "@/lib/roles/schema";
import { type FakeServer, fakeServer, invalid } from "../../support/fake-server";
import { grant, renderListPage } from "../data-table/list-page";

const editors: RoleJson = {
  id: 8,
  name: "Editors",
  description: "Write the blog",
  type: "site",
  default: false,
  permissions: [{ name: "projects.create", restrictions: [{ name: "count", value: 3 }] }],
  system: false,
  users_count: 0,
  created_at: "2026-11-01T10:00:00.000Z",
};

let server: FakeServer;
let visits: string[];
let savedRole: RoleJson;

beforeEach(() => {
  visits = [];
  savedRole = editors;
  server = fakeServer({
    "GET /api/v1/roles/8": () => ({ role: savedRole }),
    "POST /api/v1/roles": ({ body }) => ({ role: { ...editors, ...(body as object) } }),
    "PUT /api/v1/roles/8": ({ body }) => {
      savedRole = { ...editors, ...(body as object) };
      return { role: savedRole };
    },
    "DELETE /api/v1/roles/8": () => ({}),
  });
});
afterEach(() => {
  closeDialogs();
  cleanup();
  closeToast();
});

function open(role: RoleJson | null, permissions: Permission[] = ["admin"]) {
  const router = { push: (path: string) => visits.push(path) } as unknown as AppRouterInstance;
  renderListPage(
    <AppRouterContext value={router}>
      <RoleFormScreen row={role} />
    </AppRouterContext>,
    { permissions: permissions.map(grant) },
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
// Uses the label, because jsdom takes seconds to compute the role and name of every checkbox.
const permission = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(` ${name}$`));

test("a new role is sent with its permissions and restrictions, and the list is shown", async () => {
  open(null);
  await userEvent.type(field("Name"), "Writers");
  await userEvent.click(permission("users.view"));
  await userEvent.click(permission("files.create"));
  await userEvent.type(field("Maximum storage in MB"), "2");
  await waitFor(() => expect(button("New role").disabled).toBe(false));

  await press("New role");

  await waitFor(() => expect(visits).toEqual(["/admin/roles"]));
  expect(server.writes).toEqual([
    {
      method: "POST",
      path: "/api/v1/roles",
      body: {
        name: "Writers",
        description: "",
        type: "site",
        default: false,
        permissions: [
          { name: "users.view", restrictions: [] },
          { name: "files.create", restrictions: [{ name: "max_bytes", value: 2_097_152 }] },
        ],
      },
    },
  ]);
  expect(await screen.findByText("Role created")).toBeTruthy();
});

test("a second press before the list is shown creates no second role", async () => {
  open(null);
  await userEvent.type(field("Name"), "Writers");
  await waitFor(() => expect(button("New role").disabled).toBe(false));
  await press("New role");
  await screen.findByText("Role created");

  await press("New role");

  expect(button("New role").disabled).toBe(true);
  expect(server.writes).toHaveLength(1);
});

test("a role can be edited, and its page is still shown after it is saved", async () => {
  open(editors);
  expect(field("Name").value).toBe("Editors");
  expect(field("Maximum number").value).toBe("3");
  expect(button("Save").disabled).toBe(true);

  await userEvent.clear(field("Maximum number"));
  await userEvent.clear(field("Name"));
  await userEvent.type(field("Name"), "Authors");
  await waitFor(() => expect(button("Save").disabled).toBe(false));
  await press("Save");

  expect(await screen.findByText("Role saved")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Authors" })).toBeTruthy();
  expect(server.writes).toMatchObject([
    {
      method: "PUT",
      path: "/api/v1/roles/8",
      body: { name: "Authors", permissions: [{ name: "projects.create", restrictions: [] }] },
    },
  ]);
  expect(visits).toEqual([]);
});

test("a limit that is not a number is refused, not saved as no limit", async () => {
  open(editors);
  await userEvent.type(field("Name"), "s");
  Object.defineProperty(field("Maximum number"), "validity", { value: { badInput: true } }); // as if "5e" were typed
  fireEvent.input(field("Maximum number"), { target: { value: "" } });

  await press("Save");

  expect(await screen.findByText("Enter a number.")).toBeTruthy();
  expect(server.writes).toEqual([]);
});

test("an error from the server is shown on its field, which gets the focus", async () => {
  server.on("POST /api/v1/roles", () => invalid({ name: ["A role with this name already exists."] }));
  open(null);
  await userEvent.type(field("Name"), "Users");
  await waitFor(() => expect(button("New role").disabled).toBe(false));

  await press("New role");

  expect(await screen.findByText("A role with this name already exists.")).toBeTruthy();
  expect(field("Name").getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(field("Name")));
  expect(visits).toEqual([]);
});

test("leaving with unsaved changes asks first", async () => {
  open(editors);
  await userEvent.click(permission("users.view"));

  fireEvent.click(screen.getByRole("link", { name: "Cancel" }));
  await userEvent.click(await screen.findByRole("button", { name: "Leave" }));

  await waitFor(() => expect(visits).toEqual(["/admin/roles"]));
});

test("leaving without changes does not ask", async () => {
  open(editors);
  await act(async () => undefined);

  expect(await confirmLosingChanges()).toBe(true);
});

test("a role is deleted from its page after a confirmation, and the list is shown", async () => {
  open(editors);
  await press("Delete role");
  const question = await screen.findByRole("alertdialog", { name: 'Delete "Editors"?' });
  expect(server.writes).toEqual([]);

  await userEvent.click(within(question).getByRole("button", { name: "Delete role" }));

  await waitFor(() => expect(visits).toEqual(["/admin/roles"]));
  expect(server.writes).toMatchObject([{ method: "DELETE", path: "/api/v1/roles/8" }]);
});

test("a role that Plinth needs cannot be deleted, and its page says why", async () => {
  savedRole = { ...editors, system: true };
  open(savedRole);
  await act(async () => undefined);

  expect(screen.getByText("Plinth needs this role.")).toBeTruthy();
  expect(button("Delete role").disabled).toBe(true);
});

test("permissions can be searched by their description", async () => {
  open(editors);

  await userEvent.type(screen.getByRole("searchbox", { name: "Search permissions" }), "log in as");

  expect(permission("users.impersonate")).toBeTruthy();
  expect(screen.queryByLabelText(/ users\.view$/)).toBeNull();
});

test("a search for permissions ignores accents", async () => {
  open(editors);

  await userEvent.type(screen.getByRole("searchbox", { name: "Search permissions" }), "lóg in as");

  expect(permission("users.impersonate")).toBeTruthy();
});

test("after creating a role, a user who may not list roles returns to the start of the admin area", async () => {
  open(null, ["admin.access", "roles.create"]);
  expect(screen.queryByRole("link", { name: "Roles" })).toBeNull();
  await userEvent.type(field("Name"), "Writers");

  await press("New role");

  await waitFor(() => expect(visits).toEqual(["/admin"]));
});

test("a search that finds no permission says so", async () => {
  open(editors);

  await userEvent.type(screen.getByRole("searchbox", { name: "Search permissions" }), "no such permission");

  expect(screen.getByText("There are no items matching your query")).toBeTruthy();
});

test("a user cannot grant a permission that they do not have, but can change those that the role already has", async () => {
  open(editors, ["roles.view", "roles.update", "users.view"]);
  await act(async () => undefined);

  expect(permission("users.view").disabled).toBe(false);
  expect(permission("users.delete").disabled).toBe(true);
  expect(permission("projects.create").disabled).toBe(false);
});

test("a user who may only view roles sees the form and cannot save", async () => {
  open(editors, ["roles.view"]);
  await act(async () => undefined);

  expect(field("Name").closest("fieldset")?.disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});
