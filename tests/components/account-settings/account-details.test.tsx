import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountDetailsPanel } from "@/components/account-settings/account-details-panel";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import { invalid } from "../../support/fake-server";
import { type AccountServer, fakeAccountServer, renderAccount } from "./account-page";

let server: AccountServer;

beforeAll(() => import("@/components/ui/toast-renderer")); // otherwise the first toast would wait for this import
beforeEach(() => {
  server = fakeAccountServer();
});
afterEach(() => {
  closeDialogs();
  cleanup();
  closeToast();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const untilEnabled = (name: string) => waitFor(() => expect(button(name).disabled).toBe(false));

async function type(label: string, text: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}

test("nothing can be saved before something has changed", async () => {
  renderAccount(<AccountDetailsPanel />);

  expect(button("Save").disabled).toBe(true);
  await type("First name", "Inês");
  await untilEnabled("Save");
  await type("First name", "Ines");
  await waitFor(() => expect(button("Save").disabled).toBe(true));
});

test("a changed name is sent without the email address, and a toast confirms it", async () => {
  server.respond = () => ({ user: { ...server.user, first_name: "Inês" } });
  renderAccount(<AccountDetailsPanel />);
  await type("First name", "Inês");
  await untilEnabled("Save");

  await userEvent.click(button("Save"));

  expect(await screen.findByText("Updated account details")).toBeTruthy();
  expect(server.writes).toEqual([
    { method: "PUT", path: "/api/v1/users/me", body: { first_name: "Inês", last_name: "Morel" } },
  ]);
});

test("an invalid email address is an error on its field", async () => {
  renderAccount(<AccountDetailsPanel />);

  await type("Email", "no address");
  await userEvent.tab();

  await waitFor(() => expect(field("Email").getAttribute("aria-invalid")).toBe("true"));
  expect(button("Save").disabled).toBe(true);
});

test("a validation error from the server is shown on its field, which gets the focus", async () => {
  server.respond = () => invalid({ last_name: ["This is too long."] });
  renderAccount(<AccountDetailsPanel />);
  await type("First name", "Inês");
  await untilEnabled("Save");

  await userEvent.click(button("Save"));

  expect(await screen.findByText("This is too long.")).toBeTruthy();
  expect(document.activeElement).toBe(field("Last name"));
});

describe("a change of the email address", () => {
  const NEW_EMAIL = "ines@new.example";

  test("is sent if the password was confirmed recently, and needs a code", async () => {
    server.respond = () => {
      server.user.pending_email = NEW_EMAIL;
      return { user: server.user };
    };
    renderAccount(<AccountDetailsPanel />);
    await type("Email", NEW_EMAIL);
    await untilEnabled("Save");

    await userEvent.click(button("Save"));

    const code = await screen.findByLabelText("Verification code");
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(screen.getByText(NEW_EMAIL)).toBeTruthy();
    expect(field("Email").value).toBe("ines@example.com");
    expect(server.writes.map(({ body }) => body)).toEqual([
      { first_name: "Ines", last_name: "Morel", email: NEW_EMAIL },
    ]);
  });

  test("does not move the focus to the code if only the name is saved while a code is awaited", async () => {
    server.user.pending_email = NEW_EMAIL;
    renderAccount(<AccountDetailsPanel />);
    const code = await screen.findByLabelText("Verification code");
    server.respond = () => ({ user: { ...server.user, first_name: "Inês" } });
    await type("First name", "Inês");
    await untilEnabled("Save");

    await userEvent.click(button("Save"));

    expect(await screen.findByText("Updated account details")).toBeTruthy();
    expect(document.activeElement).not.toBe(code);
  });

  test("is not sent if the confirmation is cancelled", async () => {
    server.isConfirmed = false;
    renderAccount(<AccountDetailsPanel />);
    await type("Email", NEW_EMAIL);
    await untilEnabled("Save");

    await userEvent.click(button("Save"));
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));

    await untilEnabled("Save");
    expect(server.writes).toEqual([]);
    expect(field("Email").value).toBe(NEW_EMAIL);
  });

  test("is completed by the code", async () => {
    server.user.pending_email = NEW_EMAIL;
    renderAccount(<AccountDetailsPanel />);
    const code = await screen.findByLabelText("Verification code");
    server.respond = () => {
      server.user.pending_email = null;
      return {};
    };

    await userEvent.type(code, "123456");

    expect(await screen.findByText("Updated account details")).toBeTruthy();
    expect(server.writes.at(-1)).toEqual({
      method: "POST",
      path: "/api/v1/validate-email-verification-otp",
      body: { code: "123456" },
    });
    await waitFor(() => expect(screen.queryByLabelText("Verification code")).toBeNull());
  });

  test("shows the server's error for a wrong code", async () => {
    server.user.pending_email = NEW_EMAIL;
    server.respond = () => invalid({ code: ["This code is wrong or no longer works."] });
    renderAccount(<AccountDetailsPanel />);

    await userEvent.type(await screen.findByLabelText("Verification code"), "123456");

    expect(await screen.findByText("This code is wrong or no longer works.")).toBeTruthy();
  });

  test("can be cancelled", async () => {
    server.user.pending_email = NEW_EMAIL;
    server.respond = () => {
      server.user.pending_email = null;
      return { user: server.user };
    };
    renderAccount(<AccountDetailsPanel />);

    await userEvent.click(await screen.findByRole("button", { name: "Keep the old address" }));

    await waitFor(() => expect(screen.queryByLabelText("Verification code")).toBeNull());
    expect(server.writes.map(({ body }) => body)).toEqual([{ email: "ines@example.com" }]);
  });

  test("lets the user request a new code", async () => {
    server.user.pending_email = NEW_EMAIL;
    renderAccount(<AccountDetailsPanel />);

    await userEvent.click(await screen.findByRole("button", { name: "request a new code" }));

    expect(await screen.findByText("Email sent")).toBeTruthy();
    expect(server.writes.map(({ body }) => body)).toEqual([{ email: NEW_EMAIL }]);
  });
});
