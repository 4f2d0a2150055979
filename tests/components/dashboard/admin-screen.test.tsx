import { cleanup, screen } from "@testing-library/react";
import { AdminScreen } from "@/components/dashboard/admin-screen";
import { fakeServer, refusal } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";

afterEach(cleanup);

const totals = {
  users: { all: 1204, unverified: 3 },
  pages: { all: 4, published: 4 },
  mails: { all: 9, queued: 0, failed: 2 },
};

test("shows the totals, and what needs attention", async () => {
  fakeServer({ "GET /api/v1/admin-totals": () => ({ totals }) });

  renderListPage(<AdminScreen siteName="Plinth" />);

  expect(screen.getByText("Plinth at a glance.")).toBeTruthy();
  expect(await screen.findByText("1,204")).toBeTruthy();
  expect(screen.getByText("Email not verified: 3")).toBeTruthy();
  expect(screen.getByText("Failed: 2")).toBeTruthy();
  expect(screen.queryByText(/Waiting/)).toBeNull();
});

test("shows an error and a button to try again if the totals cannot be loaded", async () => {
  fakeServer({ "GET /api/v1/admin-totals": () => refusal(500, "error") });

  renderListPage(<AdminScreen siteName="Plinth" />);

  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
