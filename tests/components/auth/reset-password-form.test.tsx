import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToString } from "react-dom/server";
import { ResetPasswordForm } from "@/components/auth/reset-password-form";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { type FakeServer, fakeServer, invalid } from "../../support/fake-server";
import { renderOnPage } from "../site/public-page";

const router = { push: () => undefined } as unknown as AppRouterInstance;
const form = (
  <AppRouterContext value={router}>
    <ResetPasswordForm />
  </AppRouterContext>
);

let server: FakeServer;

beforeEach(() => {
  server = fakeServer({
    "POST /auth/reset-password": () => invalid({ email: ["This password reset link is no longer valid."] }),
  });
});
afterEach(() => {
  cleanup();
  window.history.pushState(null, "", "/");
});

test("sends the token from the page's URL", async () => {
  window.history.pushState(null, "", "/password/reset/a%2Bsecret?email=ines%40example.com");
  renderOnPage(form);
  await userEvent.type(screen.getByLabelText("New password"), "limestone");
  await userEvent.type(screen.getByLabelText("Confirm password"), "limestone");
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Reset password" });
  await waitFor(() => expect(save.disabled).toBe(false));

  await userEvent.click(save);

  await screen.findByText("This password reset link is no longer valid.");
  const passwords = { password: "limestone", password_confirmation: "limestone" };
  const body = { token: "a+secret", email: "ines@example.com", ...passwords };
  expect(server.calls).toEqual([{ method: "POST", path: "/auth/reset-password", body }]);
});

test("renders the same HTML for every token, so that one cached page serves all", () => {
  const htmlAt = (address: string) => {
    window.history.pushState(null, "", address);
    return renderToString(
      <I18nProvider language="en" lines={{}}>
        {form}
      </I18nProvider>,
    );
  };

  expect(htmlAt("/password/reset/one")).toBe(htmlAt("/password/reset/another"));
});
