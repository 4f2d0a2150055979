import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { TrashedWorkspaces } from "@/components/workspaces/trashed-workspaces";
import { fakeServer } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";
import { workspaceOf } from "./workspace";

const ROUTE = "GET /api/v1/me/workspaces";
const trashed = workspaceOf({ is_owner: true, deleted_at: "2026-11-20T10:00:00.000Z" });

afterEach(cleanup);

const open = () =>
  renderListPage(
    <AppRouterContext value={{} as AppRouterInstance}>
      <TrashedWorkspaces />
    </AppRouterContext>,
  );

test("a failed load of the trash can be tried again", async () => {
  const server = fakeServer({ [ROUTE]: () => ({ workspaces: [trashed] }) });
  const repair = server.fail(ROUTE, 500);
  open();
  const retry = await screen.findByRole("button", { name: "Try again" });
  repair();

  await userEvent.click(retry);

  expect(await screen.findByRole("button", { name: /Restore/ })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
