import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TransferNote } from "@/components/workspaces/transfer-note";
import { fakeServer } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";
import { bootstrapWith, member as user } from "../site/public-page";
import { workspaceOf } from "./workspace";

afterEach(cleanup);

const bootstrapData = { data: { ...bootstrapWith({ user }), i18n: { language: "en", lines: {} } } };

const workspaceAsking = (user: { id: number; display_name: string }) =>
  workspaceOf({ transfer: { user, expires_at: "2026-11-08T10:00:00.000Z" } });

test.each([
  ["Become the owner", "POST"],
  ["Decline", "DELETE"],
])("the member who is asked answers with %s", async (button, method) => {
  const workspace = workspaceAsking(user);
  const calls: string[] = [];
  fakeServer({
    "GET /api/v1/bootstrap-data": () => bootstrapData,
    [`${method} /api/v1/workspaces/4/transfer/acceptance`]: () => {
      calls.push(method);
      return { workspace };
    },
  });
  renderListPage(<TransferNote workspace={workspace} />);

  await userEvent.click(screen.getByRole("button", { name: button }));

  await waitFor(() => expect(calls).toEqual([method]));
});

test("the counts of a new owner are loaded again, because the workspace counts towards their limits", async () => {
  const workspace = workspaceAsking(user);
  const server = fakeServer({
    "GET /api/v1/bootstrap-data": () => bootstrapData,
    "POST /api/v1/workspaces/4/transfer/acceptance": () => ({ workspace }),
  });
  renderListPage(<TransferNote workspace={workspace} />);

  await userEvent.click(screen.getByRole("button", { name: "Become the owner" }));

  await waitFor(() => expect(server.lines).toContain("GET /api/v1/bootstrap-data"));
});

test("the owner sees who is asked, and can cancel", async () => {
  const workspace = workspaceAsking({ id: user.id + 1, display_name: "Tom Vale" });
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
  renderListPage(<TransferNote workspace={workspaceOf()} />);

  expect(screen.queryByRole("button")).toBeNull();
});
