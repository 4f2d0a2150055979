import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useTrash } from "@/components/resource/use-trash";
import { closeToast } from "@/components/ui/toast";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";
import { bootstrapWith, member } from "../site/public-page";

beforeAll(() => import("@/components/ui/toast-stage")); // otherwise the first toast loads it
afterEach(() => closeToast());

let server: FakeServer;
let broken: readonly number[];

beforeEach(() => {
  broken = [];
  server = fakeServer({
    "GET /api/v1/bootstrap-data": () => ({
      data: { ...bootstrapWith({ user: member }), i18n: { language: "en", lines: {} } },
    }),
  });
});

const client = {
  key: ["rows"],
  remove: async (id: number) => {
    if (broken.includes(id)) throw new Error("It failed.");
  },
  restore: async () => undefined,
};

function Rows() {
  const { trash } = useTrash({
    client,
    trashed: (count) => `${count} deleted`,
    restored: (count) => `${count} restored`,
  });
  return (
    <button type="button" onClick={() => void trash([{ id: 1 }, { id: 2 }])}>
      Delete
    </button>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const countsRead = () => server.lines.filter((line) => line === "GET /api/v1/bootstrap-data").length;

test("says how many rows were deleted, with an undo that restores them", async () => {
  renderListPage(<Rows />);

  await press("Delete");
  await screen.findByText("2 deleted");
  fireEvent.click(screen.getByRole("button", { name: "Undo" })); // jsdom lacks what the toast does with pointers

  expect(await screen.findByText("2 restored")).toBeTruthy();
});

test("if a row could not be deleted, the error is shown, and the counts follow the others", async () => {
  broken = [2];
  renderListPage(<Rows />);

  await press("Delete");

  expect(await screen.findByText("There was an issue. Please try again.")).toBeTruthy();
  await waitFor(() => expect(countsRead()).toBe(1));
});

test("if no row could be deleted, the counts are not read again", async () => {
  broken = [1, 2];
  renderListPage(<Rows />);

  await press("Delete");

  expect(await screen.findByText("There was an issue. Please try again.")).toBeTruthy();
  expect(countsRead()).toBe(0);
});
