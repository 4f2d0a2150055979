import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DataExportPanel } from "@/components/data-exports/data-export-panel";
import { closeToast } from "@/components/ui/toast";
import type { DataExportJson } from "@/lib/data-exports/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { renderAccount } from "../account-settings/account-page";

const pendingExport: DataExportJson = {
  id: 3,
  status: "pending",
  progress: 40,
  size: null,
  url: null,
  created_at: "2026-11-20T10:00:00.000Z",
  expires_at: null,
};
const readyExport: DataExportJson = {
  ...pendingExport,
  status: "ready",
  progress: 100,
  size: 4_194_304,
  url: "https://plinth.example/api/v1/users/me/export/3/download",
  expires_at: "2026-11-27T12:00:00.000Z",
};

let latestExport: DataExportJson | null;
let server: FakeServer;

beforeAll(() => import("@/components/ui/toast-renderer")); // otherwise the first toast would wait for this import
beforeEach(() => {
  latestExport = null;
  server = fakeServer({
    "GET /api/v1/users/me/export": () => ({ export: latestExport }),
    "POST /api/v1/users/me/export": () => {
      latestExport = pendingExport;
      return { export: latestExport };
    },
  });
});
afterEach(() => {
  cleanup();
  closeToast();
});

const findProgressBar = () => screen.findByRole("progressbar", { name: "Exporting your data" });

test("an export is requested, and then its progress replaces the button", async () => {
  renderAccount(<DataExportPanel />);

  await userEvent.click(await screen.findByRole("button", { name: "Export my data" }));

  expect((await findProgressBar()).getAttribute("aria-valuenow")).toBe("40");
  expect(screen.queryByRole("button", { name: /^Export my data/ })).toBeNull();
});

test("polls until the export is done", async () => {
  latestExport = pendingExport;
  renderAccount(<DataExportPanel />);
  await findProgressBar();

  latestExport = readyExport;

  expect(await screen.findByRole("link", { name: /^Download/ }, { timeout: 4000 })).toBeTruthy();
});

test("a finished export can be downloaded, and shows its size and its expiry", async () => {
  latestExport = readyExport;
  renderAccount(<DataExportPanel />);

  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: /^Download \(4(\.0)? (MB|MiB)\)$/ });
  expect(link.href).toBe(readyExport.url);
  expect(screen.getByText(/Nov 27, 2026/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Export my data again" })).toBeTruthy();
});

test("a failed export can be tried again", async () => {
  latestExport = { ...pendingExport, status: "failed" };
  renderAccount(<DataExportPanel />);

  expect(await screen.findByText("Your data could not be exported. Try again.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Export my data" })).toBeTruthy();
});

test("a refusal shows the server's message", async () => {
  const message = "This is a demo account.";
  server.fail("POST /api/v1/users/me/export", 403, message);
  renderAccount(<DataExportPanel />);

  await userEvent.click(await screen.findByRole("button", { name: "Export my data" }));

  expect(await screen.findByText(message)).toBeTruthy();
});

test("after a failed load, the user can try again", async () => {
  const repair = server.fail("GET /api/v1/users/me/export", 500);
  renderAccount(<DataExportPanel />);
  const retry = await screen.findByRole("button", { name: "Try again" }, { timeout: 5000 });

  repair();
  await userEvent.click(retry);

  await waitFor(() => expect(screen.getByRole("button", { name: "Export my data" })).toBeTruthy());
});
