import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemberList } from "@/components/workspaces/member-list";
import type { MemberJson } from "@/lib/workspaces/schema";
import { fakeServer } from "../../support/fake-server";
import { pageOf, renderListPage } from "../data-table/list-page";
import { member as user } from "../site/public-page";
import { workspaceOf } from "./workspace";

const workspace = workspaceOf();
const memberOf = (id: number, name: string): MemberJson => ({
  id,
  display_name: name,
  email: `user${id}@example.com`,
  avatar: null,
  role: { id: 1, name: "Manager" },
  is_owner: false,
  created_at: "2026-11-01T10:00:00.000Z",
});

beforeEach(() => {
  fakeServer({
    "GET /api/v1/workspaces/4/members": () => pageOf([memberOf(user.id, user.display_name), memberOf(8, "Tom Vale")]),
  });
});

async function openMenuOf(name: string) {
  renderListPage(<MemberList workspace={workspace} />);
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
  await screen.findByRole("menuitem", { name: "Change role" });
}

const queryRemoveEntry = () => screen.queryByRole("menuitem", { name: "Remove from the workspace" });

test("a manager can remove other members", async () => {
  await openMenuOf("Tom Vale");
  expect(queryRemoveEntry()).toBeTruthy();
});

test("a manager cannot remove themselves", async () => {
  await openMenuOf(user.display_name);
  expect(queryRemoveEntry()).toBeNull();
});
