import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "@/components/contact-messages/contact-form";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { member, renderOnPage } from "../site/public-page";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer({ "POST /api/v1/contact-page": () => ({ message: "Your message has been submitted." }) });
});
afterEach(cleanup);

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

test("the message is sent, and a thank-you note replaces the form", async () => {
  renderOnPage(<ContactForm />);
  await userEvent.type(field(/Name/), "Ines");
  await userEvent.type(field(/Email/), "ines@example.com");
  await userEvent.type(field(/Message/), "Hello there.");
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));

  expect(await screen.findByText("Thank you. We will reply by email.")).toBeTruthy();
  expect(await screen.findByText("Your message has been submitted.")).toBeTruthy();
  expect(server.writes.at(-1)?.body).toEqual({ name: "Ines", email: "ines@example.com", message: "Hello there." });
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("the message area has eight rows", async () => {
  renderOnPage(<ContactForm />);
  await act(async () => undefined);

  expect(field(/Message/).getAttribute("rows")).toBe("8");
});

test("a logged-in user's name and email are filled in", async () => {
  renderOnPage(<ContactForm />, { user: member });
  await act(async () => undefined);

  expect([field(/Name/).value, field(/Email/).value]).toEqual(["Ines Morel", "ines@example.com"]);
});

test("the server's error is shown on its field, and the message is kept", async () => {
  server.on("POST /api/v1/contact-page", () => refusal(422, "No.", { email: ["This address cannot be used."] }));
  renderOnPage(<ContactForm />, { user: member });
  await userEvent.type(field(/Message/), "Hello there.");
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));

  expect(await screen.findByText("This address cannot be used.")).toBeTruthy();
  expect(field(/Message/).value).toBe("Hello there.");
});
