import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PasswordPanel } from "@/components/account-settings/password-panel";
import { closeToast } from "@/components/ui/toast";
import { invalid } from "../../support/fake-server";
import { member } from "../site/public-page";
import { type AccountServer, fakeAccountServer, renderAccount } from "./account-page";

const NEW_PASSWORD = "a-plinth-of-travertine";

let server: AccountServer;

beforeAll(() => import("@/components/ui/toast-renderer")); // otherwise the first toast would wait for this import
beforeEach(() => {
  server = fakeAccountServer();
  server.respond = () => ({});
});
afterEach(() => {
  cleanup();
  closeToast();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Update password" });

async function fill(passwords: Record<string, string>) {
  for (const [label, text] of Object.entries(passwords)) await userEvent.type(field(label), text);
}

const VALID_PASSWORDS = {
  "Current password": "my-old-password",
  "New password": NEW_PASSWORD,
  "Confirm password": NEW_PASSWORD,
};

test("a valid form can be sent; a toast confirms it, and the fields are cleared", async () => {
  renderAccount(<PasswordPanel />);
  expect(button().disabled).toBe(true);
  await fill(VALID_PASSWORDS);
  await waitFor(() => expect(button().disabled).toBe(false));

  await userEvent.click(button());

  expect(await screen.findByText("Password changed")).toBeTruthy();
  const body = { current_password: "my-old-password", password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  expect(server.writes).toEqual([{ method: "PUT", path: "/auth/user/password", body }]);
  await waitFor(() => expect(field("Current password").value).toBe(""));
  expect([field("New password").value, field("Confirm password").value, button().disabled]).toEqual(["", "", true]);
});

test("a confirmation that differs from the new password is an error, and the form cannot be sent", async () => {
  renderAccount(<PasswordPanel />);

  await fill({ ...VALID_PASSWORDS, "Confirm password": "something-else" });
  await userEvent.tab();

  expect(await screen.findByText("The passwords do not match.")).toBeTruthy();
  expect(button().disabled).toBe(true);
});

test("a wrong current password shows the error, and its field gets the focus", async () => {
  server.respond = () => invalid({ current_password: ["This password is wrong."] });
  renderAccount(<PasswordPanel />);
  await fill(VALID_PASSWORDS);
  await waitFor(() => expect(button().disabled).toBe(false));

  await userEvent.click(button());

  expect(await screen.findByText("This password is wrong.")).toBeTruthy();
  expect(document.activeElement).toBe(field("Current password"));
});

test("a user without a password is not asked for the current password", async () => {
  server.user.has_password = false;
  renderAccount(<PasswordPanel />, { user: { ...member, has_password: false } });
  expect(screen.queryByLabelText("Current password")).toBeNull();
  await fill({ "New password": NEW_PASSWORD, "Confirm password": NEW_PASSWORD });
  await waitFor(() => expect(button().disabled).toBe(false));

  await userEvent.click(button());

  expect(await screen.findByText("Password changed")).toBeTruthy();
  expect(server.writes.map(({ body }) => body)).toEqual([
    { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
  ]);
});
