import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import * as z from "zod";
import { ApiForm } from "@/components/form/api-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { EmailField } from "@/components/form/email-field";
import { PasswordField } from "@/components/form/password-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { DialogHost } from "@/components/ui/dialog-host";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast, currentToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/client";

const loginInput = z.object({
  email: z.email("This is not an email address"),
  password: z.string().min(4, "Too short"),
  remember: z.boolean(),
});
type Login = z.infer<typeof loginInput>;

const schema = jest.fn(async () => loginInput);
const submit = jest.fn<Promise<string>, [Login]>();
const onSuccess = jest.fn();

function LoginForm({ needsChange = false }: { needsChange?: boolean }) {
  const { form, pending, onSubmit } = useApiForm<Login, string>({
    schema,
    defaultValues: { email: "", password: "", remember: true },
    submit,
    onSuccess,
  });
  return (
    <ApiForm onSubmit={onSubmit} pending={pending} aria-label="Login">
      <EmailField control={form.control} name="email" label="Email" required />
      <PasswordField control={form.control} name="password" label="Password" required />
      <CheckboxField control={form.control} name="remember" label="Remember" />
      <SaveButton control={form.control} needsChange={needsChange} />
    </ApiForm>
  );
}

beforeEach(() => {
  schema.mockReset().mockResolvedValue(loginInput);
  submit.mockReset().mockResolvedValue("in");
  onSuccess.mockReset();
});
afterEach(() => act(() => closeToast()));

const emailField = () => screen.getByLabelText<HTMLInputElement>("Email");
const passwordField = () => screen.getByLabelText<HTMLInputElement>("Password");
const saveButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Sav/ });

async function fillIn() {
  await userEvent.type(emailField(), "ines@example.com");
  await userEvent.type(passwordField(), "secret");
  await waitFor(() => expect(saveButton().disabled).toBe(false));
}

/** Makes the next submission fail with these errors. */
function refuse(errors: Record<string, string[]>, message = "The given data was invalid.") {
  submit.mockRejectedValueOnce(new ApiError(422, { code: "invalid", message, errors }));
}

describe("the Save button", () => {
  test("is disabled while a required field is empty, without loading the schema", async () => {
    render(<LoginForm />);

    await act(async () => undefined);

    expect(saveButton().disabled).toBe(true);
    expect(schema).not.toHaveBeenCalled();
  });

  test("is disabled while the input is invalid", async () => {
    render(<LoginForm />);
    await fillIn();

    await userEvent.type(emailField(), "@");

    await waitFor(() => expect(saveButton().disabled).toBe(true));
  });

  test("is enabled once the input is valid", async () => {
    render(<LoginForm />);

    await fillIn();

    expect(saveButton().disabled).toBe(false);
  });
});

test("shows a field's error when the field is left", async () => {
  render(<LoginForm />);

  await userEvent.type(emailField(), "ines");
  await userEvent.tab();

  expect(await screen.findByText("This is not an email address")).toBeTruthy();
  expect(emailField().getAttribute("aria-invalid")).toBe("true");
});

test("shows the error after the click that leaves a field, so that the clicked element does not move", async () => {
  render(<LoginForm />);
  const user = userEvent.setup();
  await user.click(emailField());

  await user.pointer({ keys: "[MouseLeft>]", target: document.body });
  expect(document.activeElement).toBe(document.body);
  expect(schema).not.toHaveBeenCalled();
  await user.pointer({ keys: "[/MouseLeft]", target: document.body });

  expect(await screen.findByText("This is not an email address")).toBeTruthy();
});

test("sends the input once, and is busy until the response", async () => {
  let respond: (result: string) => void = () => undefined;
  submit.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
  render(<LoginForm />);
  await fillIn();

  await userEvent.click(saveButton());
  await userEvent.click(saveButton());
  await userEvent.type(passwordField(), "{Enter}");

  expect(submit.mock.calls).toEqual([[{ email: "ines@example.com", password: "secret", remember: true }]]);
  expect(saveButton().getAttribute("aria-busy")).toBe("true");
  await act(async () => respond("in"));
  expect(onSuccess).toHaveBeenCalledWith("in");
  expect(saveButton().getAttribute("aria-busy")).toBeNull();
});

test("stays busy while `onSuccess` runs, for example until a navigation ends", async () => {
  onSuccess.mockReturnValue(new Promise(() => undefined));
  render(<LoginForm />);
  await fillIn();

  await userEvent.click(saveButton());

  await waitFor(() => expect(onSuccess).toHaveBeenCalled());
  expect(saveButton().getAttribute("aria-busy")).toBe("true");
});

describe("errors from the server", () => {
  test("are shown on their fields, and the field of the first error gets the focus", async () => {
    render(<LoginForm />);
    await fillIn();
    refuse({ password: ["Wrong", "Really"], email: ["Unknown"] });

    await userEvent.click(saveButton());

    await screen.findByText("Wrong");
    expect(passwordField().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Unknown")).toBeTruthy();
    expect(document.activeElement).toBe(passwordField());
    expect(currentToast()).toBeNull();
  });

  test("on part of a field's value are shown on the field", async () => {
    render(<LoginForm />);
    await fillIn();
    refuse({ "email.0": ["The first is unknown"], "email.1.name": ["So is the second"] });

    await userEvent.click(saveButton());

    expect(await screen.findByText("The first is unknown")).toBeTruthy();
    expect(currentToast()).toBeNull();
  });

  test("may be one message instead of a list", async () => {
    render(<LoginForm />);
    await fillIn();
    refuse({ email: "Unknown" as unknown as string[] });

    await userEvent.click(saveButton());

    expect(await screen.findByText("Unknown")).toBeTruthy();
  });

  test("do not disable the Save button, because the same values may be valid later", async () => {
    render(<LoginForm />);
    await fillIn();
    refuse({ email: ["Too many attempts"] });
    await userEvent.click(saveButton());
    await screen.findByText("Too many attempts");

    await waitFor(() => expect(saveButton().disabled).toBe(false));
    await userEvent.click(saveButton());

    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    expect(screen.queryByText("Too many attempts")).toBeNull();
  });

  test('on an unknown field are shown in a toast of the type "danger"', async () => {
    render(<LoginForm />);
    await fillIn();
    refuse({ captcha: ["The check failed"] });

    await userEvent.click(saveButton());

    await waitFor(() => expect(currentToast()).toMatchObject({ type: "danger", message: "The check failed" }));
  });

  test("that name no field show the response's message", async () => {
    render(<LoginForm />);
    await fillIn();
    refuse({}, "You can't do that.");

    await userEvent.click(saveButton());

    await waitFor(() => expect(currentToast()?.message).toBe("You can't do that."));
  });
});

test("a failure with a debug trace opens the developer's overlay instead of a toast", async () => {
  render(
    <I18nProvider language="en" lines={{}}>
      <LoginForm />
      <DialogHost />
    </I18nProvider>,
  );
  await fillIn();
  const frame = { path: "lib/auth/login.ts", lineNumber: 12, method: "logIn", codeSnippet: [] };
  const debug = { exception: "TypeError", trace: [frame], totalVendorGroups: 0 };
  submit.mockRejectedValueOnce(
    new ApiError(500, { code: "internal", message: "x is undefined", errors: {}, ...debug }),
  );

  await userEvent.click(saveButton());

  const overlay = await screen.findByRole("dialog", { name: "An error occured" });
  expect(within(overlay).getByText("TypeError")).toBeTruthy();
  expect(currentToast()).toBeNull();
  act(() => closeDialogs());
});

test("an error in our own code shows a general message", async () => {
  render(<LoginForm />);
  await fillIn();
  submit.mockRejectedValueOnce(new TypeError("x is undefined"));

  await userEvent.click(saveButton());

  await waitFor(() => expect(currentToast()?.message).toBe("There was an issue. Please try again."));
});

test("if the schema cannot be loaded, only the server validates", async () => {
  schema.mockRejectedValue(new Error("offline"));
  render(<LoginForm />);
  await fillIn();

  await userEvent.click(saveButton());

  await waitFor(() => expect(onSuccess).toHaveBeenCalled());
});

describe("a form that the server rendered", () => {
  let root: Root | undefined;
  afterEach(() => act(() => root?.unmount()));

  /** Shows the server's HTML of the form. Returns a function that hydrates it. */
  function serve(form = <LoginForm />) {
    const page = document.createElement("div");
    document.body.replaceChildren(page);
    page.innerHTML = renderToString(form);
    return async () => {
      root = await act(async () => hydrateRoot(page, form));
    };
  }

  test("has native fields and cannot be sent before its script runs, and never puts a password into the URL", () => {
    serve();

    expect(document.querySelector("form")?.method).toBe("post");
    expect([emailField().name, emailField().type, emailField().required, emailField().autocomplete]).toEqual([
      "email",
      "email",
      true,
      "email",
    ]);
    expect(passwordField().name).toBe("password");
    expect(screen.getByLabelText<HTMLInputElement>("Remember").checked).toBe(true);
    expect(saveButton().disabled).toBe(true);
  });

  test("keeps text that was typed before the script ran, and can send it", async () => {
    const hydrate = serve();
    emailField().value = "ines@example.com";
    passwordField().value = "secret";
    screen.getByLabelText<HTMLInputElement>("Remember").checked = false;

    await hydrate();

    expect(emailField().value).toBe("ines@example.com");
    await waitFor(() => expect(saveButton().disabled).toBe(false));
    await userEvent.click(saveButton());
    await waitFor(() =>
      expect(submit).toHaveBeenCalledWith({ email: "ines@example.com", password: "secret", remember: false }),
    );
  });

  test("counts text as a change if it was typed before the script ran", async () => {
    const hydrate = serve(<LoginForm needsChange />);
    emailField().value = "ines@example.com";
    passwordField().value = "secret";

    await hydrate();

    await waitFor(() => expect(saveButton().disabled).toBe(false));
  });

  test("has an enabled Save button once the script has run, even though its fields are empty", async () => {
    const hydrate = serve();

    await hydrate();

    expect(saveButton().disabled).toBe(false);
  });

  test("that is sent with empty fields shows an error, and cannot be sent until the fields are corrected", async () => {
    const hydrate = serve();
    await hydrate();

    await userEvent.click(saveButton());

    expect(await screen.findByText("This is not an email address")).toBeTruthy();
    expect(document.activeElement).toBe(emailField());
    expect(saveButton().disabled).toBe(true);
    expect(submit).not.toHaveBeenCalled();
    await fillIn();
  });

  test("sends text that a password manager filled in without an event", async () => {
    const hydrate = serve();
    await hydrate();
    emailField().value = "ines@example.com";
    passwordField().value = "secret";

    await userEvent.click(saveButton());

    await waitFor(() =>
      expect(submit).toHaveBeenCalledWith({ email: "ines@example.com", password: "secret", remember: true }),
    );
  });

  test("has an enabled Save button while a field that the browser filled in is validated", async () => {
    const hydrate = serve();
    await hydrate();
    schema.mockReturnValue(new Promise(() => undefined)); // the schema never loads

    fireEvent.input(emailField(), { target: { value: "ines@example.com" } });
    fireEvent.input(passwordField(), { target: { value: "secret" } });

    expect(saveButton().disabled).toBe(false);
  });
});
