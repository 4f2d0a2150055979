import { cleanup, screen, waitFor } from "@testing-library/react";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { RolePageScreen } from "@/components/roles/role-page-screen";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { grant, renderListPage } from "../data-table/list-page";

const ROLE = { id: 17, key: null, name: "Support", description: "", system: false, default: false, permissions: [] };
const router = { push: () => undefined } as unknown as AppRouterInstance;

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ "GET /api/v1/roles/17": () => ({ role: { ...ROLE, users_count: 0 } }) });
});
afterEach(cleanup);

const show = (path: string) =>
  renderListPage(
    <AppRouterContext value={router}>
      <PathnameContext value={path}>
        <RolePageScreen />
      </PathnameContext>
    </AppRouterContext>,
    { permissions: [grant("roles.view"), grant("roles.update")] },
  );

test("loads the row whose id is in the path", async () => {
  show("/admin/roles/17");

  expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 1, name: "Support" })).toBeTruthy();
});

test("shows an error and a button to try again if the row cannot be loaded", async () => {
  server.on("GET /api/v1/roles/17", () => refusal(500, "error"));

  show("/admin/roles/17");

  await waitFor(() => expect(screen.getByRole("alert")).toBeTruthy());
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
