import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import * as z from "zod";
import { ApiForm } from "@/components/form/api-form";
import { OtpField } from "@/components/form/otp-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { ApiError } from "@/lib/http/client";

type Code = { code: string };
const submit = jest.fn<Promise<void>, [Code]>();
const rejectCode = () =>
  Promise.reject(new ApiError(422, { code: "invalid", message: "Wrong code", errors: { code: ["Wrong code"] } }));

function CodeForm() {
  const { form, onSubmit } = useApiForm<Code, void>({
    schema: async () => z.object({ code: z.string().regex(/^\d{6}$/, "Six digits") }),
    defaultValues: { code: "" },
    submit,
  });
  return (
    <ApiForm onSubmit={onSubmit}>
      <OtpField control={form.control} name="code" label="Code" />
      <SaveButton control={form.control}>Confirm</SaveButton>
    </ApiForm>
  );
}

beforeEach(() => {
  submit.mockReset().mockResolvedValue();
  render(<CodeForm />);
});
afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>("Code");
const confirmButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" });
const sentCodes = () => submit.mock.calls.map(([{ code }]) => code);

test("the form is sent after the sixth digit, not after the fifth", async () => {
  await userEvent.type(field(), "12345");
  expect(sentCodes()).toEqual([]);

  await userEvent.type(field(), "6");

  await waitFor(() => expect(sentCodes()).toEqual(["123456"]));
});

test.each(["678 354", " 678-354", "6783549"])("%p is typed as the code 678354", async (text) => {
  await userEvent.type(field(), text);

  await waitFor(() => expect(sentCodes()).toEqual(["678354"]));
});

test("six characters that are not all digits are not sent", async () => {
  await userEvent.type(field(), "12345x");
  await userEvent.tab();

  expect(await screen.findByText("Six digits")).toBeTruthy();
  expect(sentCodes()).toEqual([]);
});

test("a code that the browser fills in is sent", async () => {
  fireEvent.input(field(), { target: { value: "123456" } });

  await waitFor(() => expect(sentCodes()).toEqual(["123456"]));
});

test.each(["123456", "123 456", " 123-456\n"])("a pasted code is sent: %j", async (text) => {
  await userEvent.click(field());
  await userEvent.paste(text);

  await waitFor(() => expect(sentCodes()).toEqual(["123456"]));
  expect(field().value).toBe("123456");
});

test("a wrong code is not sent again automatically", async () => {
  submit.mockImplementation(rejectCode);
  await userEvent.type(field(), "123456");
  await screen.findByText("Wrong code");

  await userEvent.type(field(), "{Backspace}6");

  await waitFor(() => expect(confirmButton().disabled).toBe(false));
  expect(sentCodes()).toEqual(["123456"]);
});

test("after a wrong code, a different code is sent", async () => {
  submit.mockImplementation(rejectCode);
  await userEvent.type(field(), "123456");
  await screen.findByText("Wrong code");

  await userEvent.type(field(), "{Backspace}7");

  await waitFor(() => expect(sentCodes()).toEqual(["123456", "123457"]));
});

test("the button sends the same code again", async () => {
  submit.mockImplementation(rejectCode);
  await userEvent.type(field(), "123456");
  await screen.findByText("Wrong code");

  await userEvent.click(confirmButton());

  await waitFor(() => expect(sentCodes()).toEqual(["123456", "123456"]));
});

test("after hydration, a code that was already entered is sent", async () => {
  cleanup();
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<CodeForm />);
  fireEvent.input(field(), { target: { value: "654321" } });

  render(<CodeForm />, { container, hydrate: true });

  await waitFor(() => expect(sentCodes()).toEqual(["654321"]));
});
