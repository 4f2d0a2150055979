import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { WorkspacesScreen } from "@/components/workspaces/workspaces-screen";
import type { WorkspaceJson } from "@/lib/workspaces/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";
import { bootstrapWith, member as user } from "../site/public-page";
import { workspaceOf } from "./workspace";

const asked = (id: number, display_name: string) => ({
  user: { id, display_name },
  expires_at: "2026-12-08T10:00:00.000Z",
});

let server: FakeServer;
let workspaces: WorkspaceJson[];

beforeEach(() => {
  workspaces = [
    workspaceOf({ id: 0, name: "Default", default: true }),
    workspaceOf({ id: 4, name: "Atelier", transfer: asked(user.id, user.display_name) }),
    workspaceOf({ id: 5, name: "Studio", is_owner: true, transfer: asked(user.id + 1, "Tom Vale") }),
    workspaceOf({ id: 6, name: "Shop" }),
  ];
  server = fakeServer({
    "GET /api/v1/bootstrap-data": () => ({
      data: { ...bootstrapWith({ user }), i18n: { language: "en", lines: {} } },
    }),
    "GET /api/v1/me/workspaces": ({ path }) => ({ workspaces: path.includes("trashed") ? [] : workspaces }),
    "POST /api/v1/workspaces/:id/transfer/acceptance": () => ({ workspace: workspaces[1] }),
    "DELETE /api/v1/workspaces/:id/transfer/acceptance": () => ({ workspace: workspaces[1] }),
    "DELETE /api/v1/workspaces/:id/transfer": () => ({ workspace: workspaces[2] }),
  });
  renderListPage(
    <AppRouterContext value={{} as AppRouterInstance}>
      <WorkspacesScreen />
    </AppRouterContext>,
  );
});
afterEach(cleanup);

const rowOf = async (name: string) => {
  const link = await screen.findByRole("link", { name });
  return within(link.closest("li") as HTMLElement);
};

test.each([
  ["Atelier", "Become the owner", "POST", "/api/v1/workspaces/4/transfer/acceptance"],
  ["Atelier", "Decline", "DELETE", "/api/v1/workspaces/4/transfer/acceptance"],
  ["Studio", "No longer ask", "DELETE", "/api/v1/workspaces/5/transfer"],
])("the list says for %s who is asked to become the owner, and %s answers", async (name, button, method, path) => {
  await userEvent.click((await rowOf(name)).getByRole("button", { name: button }));

  await waitFor(() => expect(server.writes).toMatchObject([{ method, path }]));
});

test("a workspace for which nobody is asked has no such buttons", async () => {
  const row = await rowOf("Shop");

  expect(row.getAllByRole("button").map((button) => button.textContent)).toEqual(["SwitchShop"]);
});
