import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeleteAccountPanel } from "@/components/account-deletion/delete-account-panel";
import { loadDrafts, storeDrafts } from "@/components/form/draft-storage";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import { activeWorkspaceId, storeActiveWorkspace } from "@/lib/http/active-workspace";
import { listUnfinishedUploads, rememberUpload } from "@/lib/uploads/sending/unfinished";
import { type AccountServer, fakeAccountServer, renderAccount } from "../account-settings/account-page";

const DELETE_PATH = "/api/v1/users/7?deleteCurrentUser=true";
let server: AccountServer;

beforeAll(() => import("@/components/ui/toast-renderer")); // otherwise the first toast would wait for this import
beforeEach(() => {
  server = fakeAccountServer();
  server.respond = () => ({});
});
afterEach(() => {
  closeDialogs();
  cleanup();
  closeToast();
});

const press = async (name: string, dialog?: HTMLElement) =>
  userEvent.click(
    dialog
      ? ([...dialog.querySelectorAll("button")].find((button) => button.textContent === name) as HTMLElement)
      : screen.getByRole("button", { name }),
  );
const openDialog = async () => {
  renderAccount(<DeleteAccountPanel />);
  await press("Delete account");
  return screen.findByRole("alertdialog");
};

test("asks for confirmation first, and cancelling keeps the account", async () => {
  const dialog = await openDialog();
  expect(dialog.textContent).toContain("Delete your account?");

  await press("Keep it", dialog);

  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(server.writes).toEqual([]);
});

test("deletes the user's own account, forgets the unfinished uploads and shows a toast", async () => {
  rememberUpload({ fingerprint: "f", name: "divorce.pdf", size: 1, rememberedAt: Date.now() });
  const dialog = await openDialog();

  await press("Delete account", dialog);

  expect(await screen.findByText("Account deleted")).toBeTruthy();
  expect(server.writes).toEqual([{ method: "DELETE", path: DELETE_PATH, body: null }]);
  expect(listUnfinishedUploads()).toEqual([]);
});

test("forgets the unsaved input and the active workspace of the deleted account", async () => {
  storeDrafts({ userId: 7, path: "/account-settings", inputs: { account: { first_name: "Ines" } } });
  storeActiveWorkspace(3);
  const dialog = await openDialog();

  await press("Delete account", dialog);

  await screen.findByText("Account deleted");
  expect(loadDrafts()).toBeNull();
  expect(activeWorkspaceId()).toBeUndefined();
});

test("without a recent confirmation the password is requested, and cancelling keeps the account", async () => {
  server.isConfirmed = false;
  const dialog = await openDialog();
  await press("Delete account", dialog);

  expect(await screen.findByRole("heading", { name: "Confirm your password" })).toBeTruthy();
  await press("Cancel");

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.writes).toEqual([]);
});

test("with the password the account is deleted", async () => {
  server.isConfirmed = false;
  const dialog = await openDialog();
  await press("Delete account", dialog);
  await userEvent.type(await screen.findByLabelText("Password"), "limestone");
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" }).disabled).toBe(false));

  await press("Confirm");

  expect(await screen.findByText("Account deleted")).toBeTruthy();
  expect(server.writes.map(({ path }) => path)).toEqual(["/auth/user/confirm-password", DELETE_PATH]);
});

test("a refusal to delete shows the server's message", async () => {
  const message = "You own a workspace with other members. Transfer the workspace first.";
  server.respond = () => Response.json({ code: "conflict", message, errors: {} }, { status: 409 });
  const dialog = await openDialog();

  await press("Delete account", dialog);

  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Delete account" }).getAttribute("aria-busy")).toBeNull();
});
