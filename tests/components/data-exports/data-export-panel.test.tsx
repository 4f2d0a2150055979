// biome-ignore-all lint/suspicious/noDocumentCookie: jsdom has no other way
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DataExportPanel } from "@/components/data-exports/data-export-panel";
import { closeToast } from "@/components/ui/toast";
import type { DataExportJson } from "@/lib/data-exports/schema";
import { renderAccount } from "../account-settings/account-page";

const pending: DataExportJson = {
  id: 3,
  status: "pending",
  progress: 40,
  size: null,
  url: null,
  created_at: "2026-11-20T10:00:00.000Z",
  expires_at: null,
};
const ready: DataExportJson = {
  ...pending,
  status: "ready",
  progress: 100,
  size: 4_194_304,
  url: "https://plinth.example/api/v1/users/me/export/3/download",
  expires_at: "2026-11-27T12:00:00.000Z",
};

let latest: DataExportJson | null;
let answer: () => Response;

beforeAll(() => import("@/components/ui/toast-stage")); // toasts fetch it when the first one shows
beforeEach(() => {
  document.cookie = "XSRF-TOKEN=token; Path=/";
  latest = null;
  answer = () => {
    latest = pending;
    return Response.json({ status: "success", export: latest }, { status: 202 });
  };
  globalThis.fetch = (async (_path: string, init: RequestInit) =>
    init.method === "POST" ? answer() : Response.json({ status: "success", export: latest })) as typeof fetch;
});
afterEach(() => {
  cleanup();
  closeToast();
});

const bar = () => screen.findByRole("progressbar", { name: "Collecting your data" });

test("is asked for, and then says how far it is", async () => {
  renderAccount(<DataExportPanel />);

  await userEvent.click(await screen.findByRole("button", { name: "Collect my data" }));

  expect((await bar()).getAttribute("aria-valuenow")).toBe("40");
  expect(screen.queryByRole("button", { name: /ollect/ })).toBeNull();
});

test("follows what is collected to its end by itself", async () => {
  latest = pending;
  renderAccount(<DataExportPanel />);
  await bar();

  latest = ready;

  expect(await screen.findByRole("link", { name: /^Download/ }, { timeout: 4000 })).toBeTruthy();
});

test("what is ready can be downloaded, with its size and its last day", async () => {
  latest = ready;
  renderAccount(<DataExportPanel />);

  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: /^Download \(4(\.0)? (MB|MiB)\)$/ });
  expect(link.href).toBe(ready.url);
  expect(screen.getByText(/November 27, 2026/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Collect it again" })).toBeTruthy();
});

test("what has failed can be tried again", async () => {
  latest = { ...pending, status: "failed" };
  renderAccount(<DataExportPanel />);

  expect(await screen.findByText("Your data could not be collected. Try it again.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Collect my data" })).toBeTruthy();
});

test("a refusal is said in the server's words", async () => {
  const message = "This is a demo account.";
  answer = () => Response.json({ code: "forbidden", message, errors: {} }, { status: 403 });
  renderAccount(<DataExportPanel />);

  await userEvent.click(await screen.findByRole("button", { name: "Collect my data" }));

  expect(await screen.findByText(message)).toBeTruthy();
});

test("what could not be loaded says so, with the way to try again", async () => {
  const working = globalThis.fetch;
  globalThis.fetch = (async () =>
    Response.json({ code: "internal", message: "Broken.", errors: {} }, { status: 500 })) as typeof fetch;
  renderAccount(<DataExportPanel />);
  const retry = await screen.findByRole("button", { name: "Try again" }, { timeout: 5000 });

  globalThis.fetch = working;
  await userEvent.click(retry);

  await waitFor(() => expect(screen.getByRole("button", { name: "Collect my data" })).toBeTruthy());
});
