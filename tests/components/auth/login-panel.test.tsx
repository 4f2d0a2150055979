import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginPanel } from "@/components/auth/login-panel";
import { type FakeResponse, type FakeServer, fakeServer, invalid, refusal } from "../../support/fake-server";
import { renderOnPage } from "../site/public-page";

let respond: () => FakeResponse;
let server: FakeServer;

beforeEach(() => {
  respond = () => ({ two_factor: true });
  server = fakeServer({ "POST /auth/login": () => respond(), "POST /auth/two-factor-challenge": () => respond() });
});
beforeAll(() => import("@/components/ui/toast-renderer"));
afterEach(cleanup);

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const untilEnabled = (name: string) => waitFor(() => expect(button(name).disabled).toBe(false));
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

async function logIn() {
  renderOnPage(<LoginPanel joinsWorkspace={false} />);
  await userEvent.type(await field("Email"), "Ines@Example.com");
  await userEvent.type(await field("Password"), "limestone");
  await untilEnabled("Continue");
  await userEvent.click(button("Continue"));
}

test('sends the credentials, with the email address in lower case and "remember" on by default', async () => {
  respond = () => invalid({ email: ["These credentials do not match our records."] });
  await logIn();
  const body = { email: "ines@example.com", password: "limestone", remember: true };
  expect(server.calls).toEqual([{ method: "POST", path: "/auth/login", body }]);
  expect(await screen.findByText("These credentials do not match our records.")).toBeTruthy();
});

test("a field for the six-digit code of a second factor replaces the form, and the code is sent", async () => {
  await logIn();
  const code = await field("Code");
  expect(screen.queryByLabelText("Password")).toBeNull();
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  expect(document.activeElement).toBe(code);

  respond = () => invalid({ code: ["This code is wrong or no longer works."] });
  await userEvent.type(code, "12345");
  await waitFor(() => expect(button("Continue").disabled).toBe(true));
  await userEvent.type(code, "67");
  expect(code.value).toBe("123456");

  await screen.findByText("This code is wrong or no longer works.");
  expect(server.calls.at(-1)).toEqual({ method: "POST", path: "/auth/two-factor-challenge", body: { code: "123456" } });
});

test("a recovery code of 21 characters can be used instead of the six-digit code", async () => {
  await logIn();
  await field("Code");
  await userEvent.click(button("Use recovery code instead"));
  const recoveryField = await field("Recovery code");
  expect(screen.queryByLabelText("Code")).toBeNull();

  await userEvent.type(recoveryField, "abcdefghij-klmnopqrs");
  await waitFor(() => expect(button("Continue").disabled).toBe(true));
  await userEvent.type(recoveryField, "tuv");
  expect(recoveryField.value).toBe("abcdefghij-klmnopqrst");
  await untilEnabled("Continue");

  respond = () => invalid({ recovery_code: ["This code is wrong or no longer works."] });
  await userEvent.click(button("Continue"));
  await screen.findByText("This code is wrong or no longer works.");
  expect(server.calls.at(-1)?.body).toEqual({ recovery_code: "abcdefghij-klmnopqrst" });
});

test('the button "Back to login" returns to the login form', async () => {
  await logIn();
  await field("Code");
  await userEvent.click(button("Back to login"));
  expect(await field("Password")).toBeTruthy();
});

test("an expired challenge returns to the login form, with the reason", async () => {
  await logIn();
  respond = () => refusal(401, "This login has expired. Log in again.");
  await userEvent.type(await field("Code"), "123456");

  expect(await field("Password")).toBeTruthy();
  expect(await screen.findByText("This login has expired. Log in again.")).toBeTruthy();
});

test("registration is not offered while it is disabled", async () => {
  renderOnPage(<LoginPanel joinsWorkspace={false} />, { settings: { registration: { disable: true } } });
  await act(async () => undefined);
  expect(screen.queryByRole("link", { name: "Create an account" })).toBeNull();
});

test("the heading for an invited user contains the site's name", async () => {
  renderOnPage(<LoginPanel joinsWorkspace />, { settings: { branding: { site_name: "Kiln Row" } } });
  await act(async () => undefined);
  expect(screen.getByRole("heading", { name: "To join your team on Kiln Row, login to your account" })).toBeTruthy();
});
