import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RegisterForm } from "@/components/auth/register-form";
import { type FakeServer, fakeServer, invalid } from "../../support/fake-server";
import { renderOnPage } from "../site/public-page";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer({
    "POST /auth/register": () => invalid({ email: ["This email address is already in use."] }),
  });
});
afterEach(cleanup);

const createButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Create account" });
const box = (name: string) => screen.getByRole("checkbox", { name });

async function fillIn({ confirmation = "limestone" } = {}) {
  await userEvent.type(screen.getByLabelText("Email"), "ines@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "limestone");
  await userEvent.type(screen.getByLabelText("Confirm password"), confirmation);
  await userEvent.tab();
}

test("every policy has to be accepted", async () => {
  renderOnPage(<RegisterForm joinsWorkspace={false} />);
  await fillIn();
  await userEvent.click(box("I accept the Terms of Service"));
  await waitFor(() => expect(createButton().disabled).toBe(true));
  await userEvent.click(box("I accept the Privacy Policy"));
  await waitFor(() => expect(createButton().disabled).toBe(false));
  await userEvent.click(box("I accept the Terms of Service"));
  await waitFor(() => expect(createButton().disabled).toBe(true));
  expect(await screen.findByText("You need to accept this.")).toBeTruthy();
});

test("two different passwords are an error on the second field", async () => {
  renderOnPage(<RegisterForm joinsWorkspace={false} />, { settings: { registration: { policies: [] } } });
  await fillIn({ confirmation: "limestoned" });
  expect(await screen.findByText("The passwords do not match.")).toBeTruthy();
  expect(screen.getByLabelText("Confirm password").getAttribute("aria-invalid")).toBe("true");
});

test("passwords that are made the same in the first field are no error on the second", async () => {
  renderOnPage(<RegisterForm joinsWorkspace={false} />, { settings: { registration: { policies: [] } } });
  await fillIn({ confirmation: "limestones" });
  expect(await screen.findByText("The passwords do not match.")).toBeTruthy();

  await userEvent.type(screen.getByLabelText("Password"), "s");

  await waitFor(() => expect(screen.queryByText("The passwords do not match.")).toBeNull());
  await waitFor(() => expect(createButton().disabled).toBe(false));
});

test("sends the accepted policies by id, and the token of the hidden registration page", async () => {
  renderOnPage(<RegisterForm joinsWorkspace={false} registrationToken="only-for-friends" />);
  await fillIn();
  await userEvent.click(box("I accept the Terms of Service"));
  await userEvent.click(box("I accept the Privacy Policy"));
  await waitFor(() => expect(createButton().disabled).toBe(false));
  await userEvent.click(createButton());

  await screen.findByText("This email address is already in use.");
  expect(server.calls).toEqual([
    {
      method: "POST",
      path: "/auth/register",
      body: {
        email: "ines@example.com",
        password: "limestone",
        password_confirmation: "limestone",
        registration_token: "only-for-friends",
        terms: true,
        privacy: true,
      },
    },
  ]);
});

test("the field with an error from the server gets the focus", async () => {
  renderOnPage(<RegisterForm joinsWorkspace={false} />, { settings: { registration: { policies: [] } } });
  await fillIn();
  await waitFor(() => expect(createButton().disabled).toBe(false));

  await userEvent.click(createButton());

  await screen.findByText("This email address is already in use.");
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
});

test("without policies there are no checkboxes", () => {
  renderOnPage(<RegisterForm joinsWorkspace={false} />, { settings: { registration: { policies: [] } } });
  expect(screen.queryAllByRole("checkbox")).toHaveLength(0);
});

test("an invalid email address and a short password show the messages of our schema", async () => {
  renderOnPage(<RegisterForm joinsWorkspace={false} />);
  await userEvent.type(screen.getByLabelText("Email"), "not an address");
  await userEvent.type(screen.getByLabelText("Password"), "short");
  await userEvent.tab();
  expect(await screen.findByText("Enter an email address, such as name@example.com.")).toBeTruthy();
  expect(await screen.findByText("Use at least 8 characters.")).toBeTruthy();
});
