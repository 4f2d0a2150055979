import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginPanel } from "@/components/auth/login-panel";
import { RegisterForm } from "@/components/auth/register-form";
import { closeToast } from "@/components/ui/toast";
import { keepResult } from "@/lib/social/client";
import { type FakeServer, fakeServer, invalid } from "../../support/fake-server";
import { renderOnPage } from "../site/public-page";
import { fakePopups, postResult } from "../social/popup-window";

const ON = { enable: true };
const OFF = { enable: false };
const social = { google: ON, facebook: OFF, twitter: OFF, envato: ON };
const GENERIC_MESSAGE = "An error occurred. Please try again later";

const CREDENTIALS = "POST /secure/auth/social/extra-credentials";

let popups: ReturnType<typeof fakePopups>;
let server: FakeServer;

beforeEach(() => {
  popups = fakePopups();
  server = fakeServer({ [CREDENTIALS]: () => invalid({ password: ["This password is wrong."] }) });
});
afterEach(() => {
  cleanup();
  closeToast();
  window.sessionStorage.clear();
  jest.restoreAllMocks();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const query = (index = 0) => new URL(popups[index]?.path ?? "", window.location.origin).searchParams;

async function press(name = "Google") {
  await userEvent.click(button(name));
  return popups.at(-1)?.name;
}

async function renderLogin() {
  renderOnPage(<LoginPanel joinsWorkspace={false} />, { settings: { social } });
  await screen.findByRole("button", { name: "Google" });
}

/** Posts a result as the popup's last page does. */
const sendResult = (result: Parameters<typeof postResult>[0]) => act(async () => postResult(result));

test("only services that are turned on have a button", async () => {
  await renderLogin();

  expect(["Google", "Envato"].map((name) => button(name).textContent)).toEqual(["Google", "Envato"]);
  expect(screen.queryByRole("button", { name: "Facebook" })).toBeNull();
});

test("without a service that is turned on, the panel offers no social login", () => {
  renderOnPage(<LoginPanel joinsWorkspace={false} />);

  expect(screen.queryByText("or log in with")).toBeNull();
});

test("a button is busy until its popup is closed", async () => {
  await renderLogin();
  await press();
  expect(button("Google").getAttribute("aria-busy")).toBe("true");

  const [popup] = popups;
  if (popup) popup.window.closed = true;

  await waitFor(() => expect(button("Google").getAttribute("aria-busy")).toBeNull());
});

test("on the login page, pressing a social button accepts the policies that are named on the page", async () => {
  await renderLogin();
  await press();

  expect(query().get("accepted")).toBe("terms,privacy");
  expect(screen.getByText(/If you don't have an account yet, one is created/).textContent).toContain(
    "Terms of Service, Privacy Policy",
  );
});

test("the policies are hidden while registration is disabled", async () => {
  renderOnPage(<LoginPanel joinsWorkspace={false} />, { settings: { social, registration: { disable: true } } });
  await screen.findByRole("button", { name: "Google" });

  expect(screen.queryByText(/If you don't have an account yet/)).toBeNull();
});

test('the "remember" choice applies to the buttons too', async () => {
  await renderLogin();
  await press();
  expect(query().has("remember")).toBe(false);

  await userEvent.click(screen.getByRole("checkbox", { name: "Stay signed in for a month" }));
  await press("Envato");

  expect(query(1).get("remember")).toBe("false");
});

test("on the register page every policy has to be accepted first, and the registration token is sent", async () => {
  renderOnPage(<RegisterForm joinsWorkspace={false} registrationToken="sesame" />, { settings: { social } });
  await userEvent.click(button("Google"));
  expect(await screen.findAllByText("You need to accept this.")).toHaveLength(2);
  expect(popups).toEqual([]);

  const terms = screen.getByRole("checkbox", { name: "I accept the Terms of Service" });
  await waitFor(() => expect(document.activeElement).toBe(terms));
  await userEvent.click(terms);
  await userEvent.click(screen.getByRole("checkbox", { name: "I accept the Privacy Policy" }));
  await waitFor(() => expect(screen.queryByText("You need to accept this.")).toBeNull());
  await press();

  expect(query().get("accepted")).toBe("terms,privacy");
  expect(query().get("registration_token")).toBe("sesame");
});

describe('the result "ERROR"', () => {
  test("shows the server's message with its action", async () => {
    await renderLogin();
    const popup = await press();

    await sendResult({
      popup,
      status: "ERROR",
      callbackData: { errorMessage: "No.", action: { label: "Create account", action: "/register" } },
    });

    expect((await screen.findByRole("alert")).textContent).toContain("No.");
    expect(button("Create account")).toBeTruthy();
    expect(button("Google").getAttribute("aria-busy")).toBeNull();
  });

  test("shows a general message if the server sent none", async () => {
    await renderLogin();
    const popup = await press();

    await sendResult({ popup, status: "ERROR" });

    expect(await screen.findByText(GENERIC_MESSAGE)).toBeTruthy();
  });
});

test('after the result "SUCCESS", a code is requested if the account has a second factor', async () => {
  await renderLogin();
  const popup = await press();

  await sendResult({ popup, callbackData: { two_factor: true } });

  expect(await screen.findByLabelText("Code")).toBeTruthy();
});

describe('the result "REQUEST_PASSWORD"', () => {
  async function openPasswordDialog() {
    await renderLogin();
    const popup = await press();
    await sendResult({
      popup,
      status: "REQUEST_PASSWORD",
      callbackData: { service: "google", email: "ines@example.com" },
    });
    return screen.findByRole("dialog", { name: "Connect your Google account" });
  }

  const enterPassword = async (password: string) => {
    const dialog = screen.getByRole("dialog");
    const field = dialog.querySelector("input");
    if (field) await userEvent.type(field, password);
    await waitFor(() => expect(button("Connect").disabled).toBe(false));
    await userEvent.click(button("Connect"));
  };

  test("opens a dialog that asks for the password of the account with that email address", async () => {
    const dialog = await openPasswordDialog();
    expect(dialog.textContent).toContain("There is already an account with the email ines@example.com.");

    await enterPassword("wrong");

    const body = { password: "wrong" };
    expect(server.calls).toEqual([{ method: "POST", path: "/secure/auth/social/extra-credentials", body }]);
    expect(await screen.findByText("This password is wrong.")).toBeTruthy();
  });

  test("asks for the second factor after the password if the account has one", async () => {
    server.on(CREDENTIALS, () => ({ two_factor: true }));
    await openPasswordDialog();

    await enterPassword("right");

    expect(await screen.findByLabelText("Code")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("opens a dialog that can be cancelled", async () => {
    await openPasswordDialog();

    await userEvent.click(button("Cancel"));

    expect(screen.queryByRole("dialog")).toBeNull();
    expect(server.calls).toEqual([]);
  });
});

test("if the browser blocks the popup, a link that continues in this window is offered", async () => {
  popups = fakePopups({ isBlocked: true });
  await renderLogin();
  await userEvent.click(button("Google"));

  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "continue in this window" });

  const address = new URL(link.href);
  expect(address.pathname).toBe("/secure/auth/social/google/login");
  expect(Object.fromEntries(address.searchParams)).toEqual({ back: "/", accepted: "terms,privacy" });
  expect(screen.getByRole("alert").textContent).toContain("Your browser blocked the Google window.");
});

test("a result returned in this window is handled like a popup's", async () => {
  keepResult({ type: "social-auth", status: "ERROR", callbackData: { errorMessage: "It said no." } });

  await renderLogin();

  expect(await screen.findByText("It said no.")).toBeTruthy();
});
