import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useTrash } from "@/components/resource/use-trash";
import { closeToast } from "@/components/ui/toast";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";
import { bootstrapWith, member } from "../site/public-page";

beforeAll(() => import("@/components/ui/toast-renderer")); // otherwise the first toast would wait for this import
afterEach(() => closeToast());

let server: FakeServer;
let failingIds: readonly number[];

beforeEach(() => {
  failingIds = [];
  server = fakeServer({
    "GET /api/v1/bootstrap-data": () => ({
      data: { ...bootstrapWith({ user: member }), i18n: { language: "en", lines: {} } },
    }),
  });
});

const client = {
  key: ["rows"],
  remove: async (id: number) => {
    if (failingIds.includes(id)) throw new Error("It failed.");
  },
  restore: async () => undefined,
};

function Rows() {
  const { trash } = useTrash({
    client,
    trashedMessage: (count) => `${count} deleted`,
    restoredMessage: (count) => `${count} restored`,
  });
  return (
    <button type="button" onClick={() => void trash([{ id: 1 }, { id: 2 }])}>
      Delete
    </button>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const countReloads = () => server.lines.filter((line) => line === "GET /api/v1/bootstrap-data").length;

test('shows how many rows were deleted, with an "Undo" that restores them', async () => {
  renderListPage(<Rows />);

  await press("Delete");
  await screen.findByText("2 deleted");
  fireEvent.click(screen.getByRole("button", { name: "Undo" })); // jsdom lacks pointer functions that the toast uses

  expect(await screen.findByText("2 restored")).toBeTruthy();
});

test("if only one of two rows could be deleted, a message says so, and the deleted row can be restored", async () => {
  failingIds = [2];
  renderListPage(<Rows />);

  await press("Delete");
  await screen.findByText("1 deleted. The rest failed.");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));

  expect(await screen.findByText("1 restored")).toBeTruthy();
});

test("if only some rows could be deleted, the bootstrap data is loaded again, because it contains the counts in the sidebar", async () => {
  failingIds = [2];
  renderListPage(<Rows />);

  await press("Delete");

  await waitFor(() => expect(countReloads()).toBe(1));
});

test("if no row could be deleted, the bootstrap data is not loaded again", async () => {
  failingIds = [1, 2];
  renderListPage(<Rows />);

  await press("Delete");

  expect(await screen.findByText("There was an issue. Please try again.")).toBeTruthy();
  expect(countReloads()).toBe(0);
});
