import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { InviteForm } from "@/components/invites/invite-form";
import { fakeServer, refusal } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";

afterEach(cleanup);

test("shows that the roles could not be loaded, and can load them again", async () => {
  const server = fakeServer({ "GET /api/v1/value-lists/workspace_roles": () => refusal(403, "forbidden") });
  renderListPage(
    <AppRouterContext value={{} as AppRouterInstance}>
      <InviteForm workspaceId={3} />
    </AppRouterContext>,
  );
  const retry = await screen.findByRole("button", { name: "Try again" });
  server.on("GET /api/v1/value-lists/workspace_roles", () => ({
    workspace_roles: [{ id: 2, name: "Workspace editor", may: ["Manage domains"] }],
  }));

  await userEvent.click(retry);

  expect((await screen.findByRole("combobox", { name: /Role/ })).textContent).toContain("Workspace editor");
});

test("closing the tab asks for confirmation once an address has been typed", async () => {
  fakeServer({
    "GET /api/v1/value-lists/workspace_roles": () => ({
      workspace_roles: [{ id: 2, name: "Workspace editor", may: ["Manage domains"] }],
    }),
  });
  renderListPage(
    <AppRouterContext value={{} as AppRouterInstance}>
      <InviteForm workspaceId={3} />
    </AppRouterContext>,
  );
  await waitFor(() => expect(screen.getByRole("combobox", { name: /Role/ }).textContent).toContain("editor"));
  const unload = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(unload()).toBe(true);

  await userEvent.type(screen.getByLabelText("Email addresses"), "ines@example.com");

  expect(unload()).toBe(false);
});

test("says what members with the chosen role may do", async () => {
  const workspace_roles = [
    { id: 1, name: "Workspace admin", may: ["Manage members"] },
    { id: 2, name: "Workspace editor", may: ["Publish sites", "Manage domains"] },
  ];
  fakeServer({ "GET /api/v1/value-lists/workspace_roles": () => ({ workspace_roles }) });
  renderListPage(
    <AppRouterContext value={{} as AppRouterInstance}>
      <InviteForm workspaceId={3} />
    </AppRouterContext>,
  );

  expect((await screen.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual([
    "Publish sites",
    "Manage domains",
  ]);
});
