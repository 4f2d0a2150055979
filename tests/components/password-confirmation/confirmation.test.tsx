import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import {
  type ConfirmationOptions,
  usePasswordConfirmation,
} from "@/components/password-confirmation/use-password-confirmation";
import { closeDialogs } from "@/components/ui/dialog-store";
import { type FakeResponse, type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { member, renderOnPage } from "../site/public-page";

let server: FakeServer;
let status: { confirmed: boolean; has_password: boolean };
let respond: () => FakeResponse;

beforeAll(() =>
  Promise.all([
    import("@/components/ui/toast-renderer"),
    import("@/components/password-confirmation/confirmation-dialog"),
  ]),
);
beforeEach(() => {
  status = { confirmed: false, has_password: true };
  respond = () => ({});
  server = fakeServer({
    "GET /auth/user/confirmed-password-status": () => status,
    "POST /auth/user/confirmation-code": () => respond(),
    "POST /auth/user/confirm-password": () => respond(),
  });
});
afterEach(() => {
  closeDialogs();
  cleanup();
});

function Action({ options }: { options?: ConfirmationOptions }) {
  const confirmPassword = usePasswordConfirmation();
  const [result, setResult] = useState("");
  return (
    <>
      <button type="button" onClick={async () => setResult(JSON.stringify(await confirmPassword(options)))}>
        Do it
      </button>
      <output>{result}</output>
    </>
  );
}

async function runAction(options?: ConfirmationOptions) {
  renderOnPage(<Action options={options} />, { user: member });
  await userEvent.click(screen.getByRole("button", { name: "Do it" }));
}

const expectResult = (text: string) => waitFor(() => expect(document.querySelector("output")?.textContent).toBe(text));
const confirmButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" });

async function submit(label: string, text: string) {
  await userEvent.type(await screen.findByLabelText(label), text);
  await waitFor(() => expect(confirmButton().disabled).toBe(false));
  await userEvent.click(confirmButton());
}

test("shortly after a confirmation, no password is requested", async () => {
  status = { confirmed: true, has_password: true };
  await runAction();

  await expectResult('{"confirmed":true}');
  expect(server.calls.map(({ path }) => path)).toEqual(["/auth/user/confirmed-password-status?seconds=9000"]);
});

test("without a recent confirmation, the password is requested, and the action continues once the password is right", async () => {
  await runAction();

  await submit("Password", "limestone");

  await expectResult('{"confirmed":true}');
  expect(server.calls.at(-1)).toEqual({
    method: "POST",
    path: "/auth/user/confirm-password",
    body: { password: "limestone" },
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a wrong password is an error on its field, and the dialog stays open", async () => {
  respond = () => refusal(422, "Refused.", { password: ["This password is wrong."] });
  await runAction();

  await submit("Password", "sandstone");

  await screen.findByText("This password is wrong.");
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

test.each(["Cancel", "Escape"])("%s cancels the action", async (method) => {
  await runAction();
  await screen.findByRole("dialog");

  if (method === "Cancel") await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  else await userEvent.keyboard("{Escape}");

  await expectResult("null");
  expect(server.calls).toHaveLength(1);
});

test("the field has the focus, and Confirm is disabled while the field is empty", async () => {
  await runAction();

  await waitFor(async () => expect(document.activeElement).toBe(await screen.findByLabelText("Password")));
  expect(confirmButton().disabled).toBe(true);
});

test("with `always`, the password is requested even shortly after a confirmation, and is returned", async () => {
  status = { confirmed: true, has_password: true };
  await runAction({ always: true });

  await submit("Password", "limestone");

  await expectResult('{"confirmed":true,"password":"limestone"}');
});

test("with `submit`, the dialog passes the password to that function and sends no request itself", async () => {
  const calls: unknown[] = [];
  await runAction({
    always: true,
    submit: async (proof) => {
      calls.push(proof);
    },
  });

  await submit("Password", "limestone");

  await expectResult('{"confirmed":true,"password":"limestone"}');
  expect(calls).toEqual([{ password: "limestone" }]);
  expect(server.calls).toHaveLength(1);
});

describe("for an account without a password", () => {
  beforeEach(() => {
    status = { confirmed: false, has_password: false };
  });

  test("a code is sent by email, and confirms the action", async () => {
    await runAction();

    await userEvent.type(await screen.findByLabelText("Code"), "123456");

    await expectResult('{"confirmed":true}');
    expect(server.writes).toEqual([
      { method: "POST", path: "/auth/user/confirmation-code", body: null },
      { method: "POST", path: "/auth/user/confirm-password", body: { code: "123456" } },
    ]);
  });

  test("the field is shown even if a code was emailed less than a minute ago", async () => {
    respond = () => refusal(429, "Refused.");
    await runAction();

    expect(await screen.findByLabelText("Code")).toBeTruthy();
  });

  test("shows the error if no more codes are sent this hour", async () => {
    const body = { code: "too_many_requests", message: "Wait 30 minutes.", errors: {} };
    respond = () => Response.json(body, { status: 429, headers: { "Retry-After": "1800" } });
    await runAction();

    expect(await screen.findByText("Wait 30 minutes.")).toBeTruthy();
    await expectResult("null");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("with `always`, the code is returned, and the dialog does not redeem it", async () => {
    await runAction({ always: true });

    await userEvent.type(await screen.findByLabelText("Code"), "123456");

    await expectResult('{"confirmed":true,"code":"123456"}');
    expect(server.calls.map(({ path }) => path)).not.toContain("/auth/user/confirm-password");
  });

  test("a new code can be requested", async () => {
    await runAction();
    await screen.findByRole("dialog");

    await userEvent.click(screen.getByRole("button", { name: "request a new code" }));

    expect(await screen.findByText("Email sent")).toBeTruthy();
    expect(server.calls.filter(({ path }) => path === "/auth/user/confirmation-code")).toHaveLength(2);
  });
});
