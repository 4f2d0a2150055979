import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import * as z from "zod";
import { ApiForm } from "@/components/form/api-form";
import { forgetDrafts } from "@/components/form/draft-storage";
import { OtpField } from "@/components/form/otp-field";
import { PasswordField } from "@/components/form/password-field";
import { SaveButton } from "@/components/form/save-button";
import { TextField } from "@/components/form/text-field";
import { useApiForm } from "@/components/form/use-api-form";
import { SessionEndHandler } from "@/components/layout/session-end-handler";
import { closeToast, currentToast } from "@/components/ui/toast";
import { api } from "@/lib/http/client";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { member, renderOnPage } from "../site/public-page";

const CALL = "POST /api/v1/pots";
const input = z.object({ name: z.string(), glaze: z.string(), password: z.string(), code: z.string() });
type Pot = z.infer<typeof input>;

let server: FakeServer;
let countNavigations: () => number;

beforeEach(() => {
  server = fakeServer({ [CALL]: () => ({}) });
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined); // jsdom logs each navigation
  countNavigations = () => errors.mock.calls.filter(([error]) => /navigation/.test(String(error))).length;
});
afterEach(() => {
  cleanup();
  closeToast();
  forgetDrafts();
  jest.restoreAllMocks();
});

function PotForm({ draftKey }: { draftKey?: string }) {
  const { form, onSubmit } = useApiForm<Pot, unknown>({
    schema: async () => input,
    defaultValues: { name: "", glaze: "white", password: "", code: "" },
    submit: (pot) => api.post("pots", pot),
    draftKey,
  });
  const { control } = form;
  return (
    <ApiForm onSubmit={onSubmit}>
      <TextField control={control} name="name" label="Name" />
      <TextField control={control} name="glaze" label="Glaze" />
      <PasswordField control={control} name="password" label="Password" />
      <OtpField control={control} name="code" label="Code" required={false} />
      <SaveButton control={control} />
    </ApiForm>
  );
}

function LaterForm() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <PotForm />}
      <SessionEndHandler />
    </>
  );
}

const page = (
  <>
    <PotForm />
    <SessionEndHandler />
  </>
);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const saveButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Sav/ });

/** Fills in the form and sends it after the session has ended. */
async function sendWithoutSession() {
  renderOnPage(page, { user: member });
  server.fail(CALL, 401, "Log in first.");
  await userEvent.type(field("Name"), "Amphora");
  await userEvent.type(field("Password"), "limestone");
  await userEvent.type(field("Code"), "98765"); // the sixth digit would send the form
  await waitFor(() => expect(saveButton().disabled).toBe(false));
  await userEvent.click(saveButton());
  await waitFor(() => expect(countNavigations()).toBe(1));
}

test("a call without a session navigates away from the page, and shows no error", async () => {
  await sendWithoutSession();

  expect(saveButton().getAttribute("aria-busy")).toBe("true");
  expect(currentToast()).toBeNull();
});

test("the input is restored after the login, except for passwords and codes", async () => {
  await sendWithoutSession();
  cleanup();

  renderOnPage(page, { user: member });

  expect(await screen.findByText("Your unsaved changes have been restored.")).toBeTruthy();
  expect([field("Name").value, field("Glaze").value]).toEqual(["Amphora", "white"]);
  expect([field("Password").value, field("Code").value]).toEqual(["", ""]);
});

test("passwords and codes are not stored", async () => {
  await sendWithoutSession();

  const storedText = JSON.stringify({ ...sessionStorage });
  expect(storedText).toContain("Amphora");
  expect(storedText).not.toMatch(/limestone|98765/);
});

test("restored input can be saved, and is restored only once", async () => {
  await sendWithoutSession();
  cleanup();
  renderOnPage(page, { user: member });
  server.on(CALL, () => ({}));
  await waitFor(() => expect(field("Name").value).toBe("Amphora"));

  await waitFor(() => expect(saveButton().disabled).toBe(false));
  await userEvent.click(saveButton());

  await waitFor(() => expect(server.writes.at(-1)?.body).toMatchObject({ name: "Amphora", password: "" }));
  expect(sessionStorage.length).toBe(0);
});

test("the input of a form that opens later is restored too", async () => {
  await sendWithoutSession();
  cleanup();
  renderOnPage(<LaterForm />, { user: member });
  expect(sessionStorage.length).toBe(1);

  await userEvent.click(screen.getByRole("button", { name: "Open" }));

  await waitFor(() => expect(field("Name").value).toBe("Amphora"));
});

test("each of two forms with the same fields gets its own input back", async () => {
  const twoForms = (
    <>
      <PotForm />
      {page}
    </>
  );
  const names = () => screen.getAllByLabelText<HTMLInputElement>("Name").map(({ value }) => value);
  renderOnPage(twoForms, { user: member });
  const [first, second] = screen.getAllByLabelText("Name") as [HTMLElement, HTMLElement];
  await userEvent.type(first, "Amphora");
  await userEvent.type(second, "Bowl");
  server.fail(CALL, 401);
  void api.post("pots", {});
  await waitFor(() => expect(countNavigations()).toBe(1));
  cleanup();

  renderOnPage(twoForms, { user: member });

  await waitFor(() => expect(names()).toEqual(["Amphora", "Bowl"]));
});

test("the input is not restored to the form of another row with the same fields", async () => {
  const formOf = (row: string) => (
    <>
      <PotForm draftKey={row} />
      <SessionEndHandler />
    </>
  );
  renderOnPage(formOf("row 1"), { user: member });
  await userEvent.type(field("Name"), "Amphora");
  server.fail(CALL, 401);
  void api.post("pots", {});
  await waitFor(() => expect(countNavigations()).toBe(1));
  cleanup();

  renderOnPage(formOf("row 2"), { user: member });
  await userEvent.type(field("Glaze"), "!"); // by now, a faulty form would have restored the input of row 1
  const otherName = field("Name").value;
  cleanup();
  renderOnPage(formOf("row 1"), { user: member });

  await waitFor(() => expect(field("Name").value).toBe("Amphora"));
  expect(otherName).toBe("");
});

test("if another user logs in, the input is not restored but deleted", async () => {
  await sendWithoutSession();
  cleanup();

  renderOnPage(page, { user: { ...member, id: 8 } });

  await waitFor(() => expect(sessionStorage.length).toBe(0));
  expect(field("Name").value).toBe("");
});

test("on a page without a form, the input of another user is deleted too", async () => {
  await sendWithoutSession();
  cleanup();

  renderOnPage(<SessionEndHandler />, { user: { ...member, id: 8 } });

  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test("a form without changes stores nothing", async () => {
  renderOnPage(page, { user: member });
  server.fail(CALL, 401);

  void api.post("pots", {});

  await waitFor(() => expect(countNavigations()).toBe(1));
  expect(sessionStorage.length).toBe(0);
});
