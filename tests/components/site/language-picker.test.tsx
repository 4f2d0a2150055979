import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LanguagePicker } from "@/components/layout/language-picker";
import { closeToast } from "@/components/ui/toast";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { renderOnPage } from "./public-page";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer({ "POST /api/v1/users/me/locale": () => refusal(422, "This language does not exist.") });
});
afterEach(() => {
  cleanup();
  closeToast();
});

test("languages are named in their own language", () => {
  renderOnPage(<LanguagePicker />);
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["English", "العربية"]);
});

test("sends the choice, and shows the error if it is refused", async () => {
  renderOnPage(<LanguagePicker />);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "ar");
  expect(await screen.findByText("This language does not exist.")).toBeTruthy();
  expect(server.calls).toEqual([{ method: "POST", path: "/api/v1/users/me/locale", body: { locale: "ar" } }]);
});

test("renders nothing while translations are disabled", () => {
  renderOnPage(<LanguagePicker />, { settings: { i18n: { enable: false } } });
  expect(screen.queryByRole("combobox")).toBeNull();
});
