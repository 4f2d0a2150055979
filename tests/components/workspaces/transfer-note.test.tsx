import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TransferNote } from "@/components/workspaces/transfer-note";
import type { WorkspaceJson } from "@/lib/workspaces/schema";
import { fakeServer } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";
import { member as user } from "../site/public-page";

afterEach(cleanup);

const workspaceAsking = ({ id, name }: { id: number; name: string }): WorkspaceJson => ({
  id: 4,
  name: "Atelier",
  picture: null,
  members_count: 2,
  default: false,
  role: { id: 1, name: "Manager" },
  is_owner: false,
  can_manage: true,
  transfer: { user: { id, display_name: name }, expires_at: "2026-11-08T10:00:00.000Z" },
  may_create: [],
  created_at: "2026-11-01T10:00:00.000Z",
  deleted_at: null,
});

test.each([
  ["Become the owner", "POST"],
  ["Decline", "DELETE"],
])("the member who is asked answers with %s", async (button, method) => {
  const workspace = workspaceAsking({ id: user.id, name: user.display_name });
  const calls: string[] = [];
  fakeServer({
    [`${method} /api/v1/workspaces/4/transfer/acceptance`]: () => {
      calls.push(method);
      return { workspace };
    },
  });
  renderListPage(<TransferNote workspace={workspace} />);

  await userEvent.click(screen.getByRole("button", { name: button }));

  await waitFor(() => expect(calls).toEqual([method]));
});

test("the owner sees who is asked, and can cancel", async () => {
  const workspace = workspaceAsking({ id: user.id + 1, name: "Tom Vale" });
  const calls: string[] = [];
  fakeServer({
    "DELETE /api/v1/workspaces/4/transfer": () => {
      calls.push("cancelled");
      return { workspace };
    },
  });
  renderListPage(<TransferNote workspace={workspace} />);
  expect(screen.getByText("Tom Vale")).toBeTruthy();

  await userEvent.click(screen.getByRole("button", { name: "No longer ask" }));

  await waitFor(() => expect(calls).toEqual(["cancelled"]));
});

test("nothing is shown while nobody is asked", () => {
  renderListPage(<TransferNote workspace={{ ...workspaceAsking({ id: 1, name: "" }), transfer: null }} />);

  expect(screen.queryByRole("button")).toBeNull();
});
