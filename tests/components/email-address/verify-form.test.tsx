import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { VerifyForm } from "@/components/email-address/verify-form";
import { closeToast } from "@/components/ui/toast";
import { maskedEmail } from "@/lib/users/masked-email";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { member, renderOnPage } from "../site/public-page";

const CALL = "POST /api/v1/resend-email-verification";
let server: FakeServer;

beforeAll(() => import("@/components/ui/toast-renderer")); // otherwise the first toast would wait for this import
beforeEach(() => {
  server = fakeServer();
  renderOnPage(<VerifyForm email="ines@example.com" />, { user: member });
});
afterEach(() => {
  cleanup();
  closeToast();
});

const nextButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Next" });
const codeField = () => screen.getByLabelText<HTMLInputElement>("Verification code");

test("shows the first two characters of the address and four asterisks", () => {
  expect(maskedEmail("ines@example.com")).toBe("in****");
  expect(maskedEmail("a@b.example")).toBe("a@****");
  expect(screen.getByText("in****")).toBeTruthy();
  expect(document.body.textContent).not.toContain("ines@example.com");
});

test("accepts six digits and nothing else", async () => {
  expect(codeField().inputMode).toBe("numeric");
  expect(codeField().autocomplete).toBe("one-time-code");
  await userEvent.type(codeField(), "12ab56");
  await userEvent.tab();
  expect(await screen.findByText("Enter the 6 digits of the code.")).toBeTruthy();
  expect(nextButton().disabled).toBe(true);
  server.on("POST /api/v1/validate-email-verification-otp", () => refusal(422, "Wrong."));
  await userEvent.clear(codeField());
  await userEvent.type(codeField(), "1234567");
  expect(codeField().value).toBe("123456");
  await waitFor(() => expect(nextButton().disabled).toBe(false));
});

test("a new code can be requested", async () => {
  server.on(CALL, () => ({ message: "Email sent" }));
  await userEvent.click(screen.getByRole("button", { name: "request a new code" }));
  expect(await screen.findByText("Email sent")).toBeTruthy();
  const body = { email: "ines@example.com" };
  expect(server.calls).toEqual([{ method: "POST", path: "/api/v1/resend-email-verification", body }]);
});

test.each([
  ["45", "You can request another code in 45 seconds."],
  ["1", "You can request another code in 1 second."],
  ["3000", "You can request another code in 50 minutes."],
])("a request that is too early shows when the next request is allowed: %s seconds", async (seconds, words) => {
  server.on(CALL, () =>
    Response.json(
      { code: "too_many_requests", message: "Too many attempts. Try again in a moment.", errors: {} },
      { status: 429, headers: { "Retry-After": seconds } },
    ),
  );
  await userEvent.click(screen.getByRole("button", { name: "request a new code" }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test("an address with a typo is corrected with the password, and the next code goes to the new one", async () => {
  server.on("PUT /auth/user/email-address", () => ({ message: "Email sent" }));
  await userEvent.click(screen.getByRole("button", { name: "Correct it" }));
  await userEvent.type(screen.getByLabelText("Email"), "tomas@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "limestone-and-lapis");

  await userEvent.click(screen.getByRole("button", { name: "Send a code there" }));

  expect(await screen.findByText("to****")).toBeTruthy();
  expect(server.writes.map(({ body }) => body)).toEqual([
    { email: "tomas@example.com", password: "limestone-and-lapis" },
  ]);
  expect(screen.queryByLabelText("Password")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(codeField()));
});
