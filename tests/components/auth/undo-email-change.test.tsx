import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { UndoEmailChangePanel } from "@/components/auth/undo-email-change-panel";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { type FakeServer, fakeServer, invalid } from "../../support/fake-server";
import { renderOnPage } from "../site/public-page";

const CALL = "POST /auth/email-change/undo";
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer();
  window.history.pushState(null, "", "/email-change/undo/a%2Bsecret");
  renderOnPage(<UndoEmailChangePanel />);
  await act(async () => undefined);
});
afterEach(() => {
  cleanup();
  window.history.pushState(null, "", "/");
});

const button = () => screen.queryByRole<HTMLButtonElement>("button", { name: "Recover my account" });
const press = () => userEvent.click(button() as HTMLButtonElement);

test("does nothing before the button is pressed: mail scanners open links too", () => {
  expect(server.calls).toEqual([]);
});

test("sends the token from the page's URL, and shows the restored address", async () => {
  server.on(CALL, () => ({ email: "ines@example.com" }));

  await press();

  expect(await screen.findByText("ines@example.com")).toBeTruthy();
  expect(server.calls).toEqual([{ method: "POST", path: "/auth/email-change/undo", body: { token: "a+secret" } }]);
  expect(button()).toBeNull();
});

test("shows that a link is invalid, and how to continue", async () => {
  server.on(CALL, () => invalid({ token: ["This link is no longer valid."] }));

  await press();

  expect((await screen.findByRole("alert")).textContent).toContain("This link is no longer valid.");
  expect(screen.getByRole("link", { name: "Forgot your password?" }).getAttribute("href")).toBe("/forgot-password");
});

test("can be tried again after a server error", async () => {
  server.fail(CALL, 500);

  await press();

  await waitFor(() => expect(button()?.getAttribute("aria-busy")).toBeNull());
  expect(button()?.disabled).toBe(false);
});

test("renders the same HTML for every token, so that one cached page serves all", () => {
  const html = () =>
    renderToString(
      <I18nProvider language="en" lines={{}}>
        <UndoEmailChangePanel />
      </I18nProvider>,
    );
  const first = html();
  window.history.pushState(null, "", "/email-change/undo/another");

  expect(html()).toBe(first);
});
