import { cleanup, screen, waitFor } from "@testing-library/react";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { ChangeSiteDialog } from "@/components/domains/change-site-dialog";
import { CounterpartOffer } from "@/components/domains/counterpart-offer";
import { openDialog } from "@/components/ui/dialog-store";
import type { DomainJson } from "@/lib/domains/schema";
import { storeActiveWorkspace } from "@/lib/http/active-workspace";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { pageOf, renderListPage } from "../data-table/list-page";

const domain: DomainJson = {
  id: 3,
  host: "kilnrow.example",
  unicode_host: "kilnrow.example",
  counterpart: "www.kilnrow.example",
  url: "https://kilnrow.example",
  site: { id: 5, name: "Kiln Row", is_trashed: false },
  workspace_id: 7,
  state: "verified",
  reason: null,
  records: [],
  checked_at: null,
  verified_at: null,
  failing_since: null,
  created_at: "2027-01-31T12:00:00.000Z",
  updated_at: "2027-01-31T12:00:00.000Z",
  may: ["update", "delete"],
};

const ROUTER = { push: () => undefined } as unknown as AppRouterInstance;

let server: FakeServer;

/** The `workspaceId` of each request to this path. */
const requestedWorkspaceIds = (path: string) =>
  server.requests.filter(({ url }) => url.pathname === path).map(({ url }) => url.searchParams.get("workspaceId"));

beforeEach(() => {
  server = fakeServer({
    "GET /api/v1/domains": () => pageOf([domain]),
    "GET /api/v1/sites": () => pageOf([{ id: 5, name: "Kiln Row" }]),
  });
  storeActiveWorkspace(9);
});
afterEach(() => {
  cleanup();
  storeActiveWorkspace(0);
});

test.each([7, 0])(
  "the host with www. is looked for in the domain's workspace %d, not in the active one",
  async (id) => {
    renderListPage(
      <AppRouterContext value={ROUTER}>
        <CounterpartOffer domain={{ ...domain, workspace_id: id }} />
      </AppRouterContext>,
    );

    await waitFor(() => expect(requestedWorkspaceIds("/api/v1/domains")).toEqual([String(id)]));
  },
);

test("the sites that a domain can be moved to are those of its workspace, not of the active one", async () => {
  renderListPage(<p>Domain</p>);
  void openDialog(ChangeSiteDialog, { domain });

  expect(await screen.findByRole("combobox", { name: "Site" })).toBeTruthy();
  expect(requestedWorkspaceIds("/api/v1/sites")).toEqual(["7"]);
});
