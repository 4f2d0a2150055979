// biome-ignore-all lint/suspicious/noDocumentCookie: jsdom has no other way
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LanguagePicker } from "@/components/layout/language-picker";
import { closeToast } from "@/components/ui/toast";
import { renderOnPage } from "./public-page";

const sent: unknown[] = [];

beforeEach(() => {
  document.cookie = "XSRF-TOKEN=token; Path=/";
  sent.length = 0;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    sent.push([url, JSON.parse(String(init.body))]);
    return Response.json({ code: "invalid", message: "There is no such language.", errors: {} }, { status: 422 });
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  closeToast();
});

test("languages are offered in their own words", () => {
  renderOnPage(<LanguagePicker look="" />);
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["English", "العربية"]);
});

test("a choice is sent, and a refusal is said", async () => {
  renderOnPage(<LanguagePicker look="" />);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "ar");
  expect(await screen.findByText("There is no such language.")).toBeTruthy();
  expect(sent).toEqual([["/api/v1/users/me/locale", { locale: "ar" }]]);
});

test("nothing is offered while translations are off", () => {
  renderOnPage(<LanguagePicker look="" />, { settings: { i18n: { enable: false } } });
  expect(screen.queryByRole("combobox")).toBeNull();
});
