import { cleanup, screen, within } from "@testing-library/react";
import { ActivityPanel } from "@/components/workspaces/activity-panel";
import type { ActivityJson } from "@/lib/workspaces/schema";
import { fakeServer } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";

const event: ActivityJson = {
  id: 1,
  user: { id: 2, display_name: "Bob", avatar: null },
  acting_admin: null,
  action: "site.created",
  details: { name: "Pottery" },
  created_at: "2026-11-20T10:00:00.000Z",
};

afterEach(cleanup);

test("the activity names the admin who acted as a user", async () => {
  const data = [{ ...event, id: 2, acting_admin: "Ada" }, event];
  const pagination = { data, current_page: 1, last_page: 1, per_page: 20, total: 2, from: 1, to: 2 };
  fakeServer({ "GET /api/v1/workspaces/7/activity": () => ({ pagination }) });

  renderListPage(<ActivityPanel workspaceId={7} />);

  const [byAdmin, byUser] = within(await screen.findByRole("list", { name: "Activity" })).getAllByRole("listitem");
  expect(byAdmin?.textContent).toContain("Bob created the site Pottery");
  expect(byAdmin?.textContent).toContain("by Ada (admin) as Bob");
  expect(byUser?.textContent).not.toContain("(admin)");
});
