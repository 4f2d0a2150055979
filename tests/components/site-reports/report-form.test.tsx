import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReportForm } from "@/components/site-reports/report-form";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { renderOnPage } from "../site/public-page";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer({ "POST /api/v1/site-reports": () => ({ message: "Thank you." }) });
});
afterEach(() => {
  window.history.replaceState(null, "", "/");
  cleanup();
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

async function fillAndSend() {
  await userEvent.type(field(/Details/), "It asks for my password.");
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
}

test("the address of the reported page comes from the URL, and a thank-you note replaces the form", async () => {
  window.history.replaceState(null, "", "/report?address=http%3A%2F%2Ftea.sites.example%2Flogin");
  renderOnPage(<ReportForm />);
  expect(field(/Address of the page/).value).toBe("http://tea.sites.example/login");

  await userEvent.selectOptions(screen.getByRole("combobox"), "malware");
  await fillAndSend();

  expect((await screen.findByRole("status")).textContent).toBe("Thank you.");
  expect(server.writes.at(-1)?.body).toEqual({
    address: "http://tea.sites.example/login",
    reason: "malware",
    details: "It asks for my password.",
    email: "",
  });
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("an address without a site is an error on its field, which gets the focus", async () => {
  server.on("POST /api/v1/site-reports", () =>
    refusal(422, "No site.", { address: ["No site here has this address."] }),
  );
  renderOnPage(<ReportForm />);

  await userEvent.type(field(/Address of the page/), "example.com");
  await fillAndSend();

  expect(await screen.findByText("No site here has this address.")).toBeTruthy();
  expect(document.activeElement).toBe(field(/Address of the page/));
});
