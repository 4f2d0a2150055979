import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LocationPanel } from "@/components/account-settings/location-panel";
import { closeToast } from "@/components/ui/toast";
import { member } from "../site/public-page";
import { type AccountServer, fakeAccountServer, renderAccount } from "./account-page";

/** The APIs that stay real while a test fakes `Date`. */
const REAL_APIS: FakeableAPI[] = [
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "setImmediate",
  "clearImmediate",
  "nextTick",
  "queueMicrotask",
  "performance",
  "requestAnimationFrame",
  "cancelAnimationFrame",
];

let server: AccountServer;

beforeAll(() => Promise.all([import("@/components/ui/toast-renderer"), import("@/components/ui/list-popup")]));
beforeEach(() => {
  server = fakeAccountServer();
});
afterEach(() => {
  cleanup();
  closeToast();
  jest.useRealTimers();
});

const field = (label: string) => screen.getByRole<HTMLInputElement>("combobox", { name: label });
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });

async function choose(label: string, search: string, option: RegExp | string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), search);
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

test("shows the names of the saved choices", async () => {
  renderAccount(<LocationPanel />, { user: { ...member, country: "PT", timezone: "Asia/Tokyo" } });

  await waitFor(() => expect(field("Country").value).toBe("Portugal"));
  expect([field("Time zone").value, field("Language").value]).toEqual(["Asia/Tokyo", "English"]);
  expect(button().disabled).toBe(true);
});

test.each([
  ["auto", "The time zone of this device"],
  ["America/New_York", "The time zone of this site, America/New York"],
])("without a choice, shows which time zone is used if the site's is %s", async (default_timezone, shown) => {
  renderAccount(<LocationPanel />, { settings: { dates: { default_timezone } } });

  await waitFor(() => expect(field("Time zone").value).toBe(shown));
});

test("finds a choice by part of its name, and saves its code", async () => {
  renderAccount(<LocationPanel />);
  await waitFor(() => expect(field("Country").value).toBe("Not set"));

  // the option's accessible name may have spaces around the match, which is bold
  await choose("Country", "rtug", /Po ?rtug ?al/);
  await choose("Time zone", "new york", /America\/ ?New York/);
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());

  expect(await screen.findByText("Updated account details")).toBeTruthy();
  const body = { country: "PT", timezone: "America/New_York", language: "en" };
  expect(server.writes).toEqual([{ method: "PUT", path: "/api/v1/users/me", body }]);
});

test("a choice can be removed", async () => {
  renderAccount(<LocationPanel />, { user: { ...member, country: "PT" } });
  await waitFor(() => expect(field("Country").value).toBe("Portugal"));

  await choose("Country", "not set", "Not set");
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());

  await waitFor(() => expect(server.writes[0]?.body).toMatchObject({ country: null }));
});

test("previews the dates before the choice is saved", async () => {
  jest.useFakeTimers({ now: new Date("2026-03-04T05:06:00Z"), doNotFake: REAL_APIS });
  renderAccount(<LocationPanel />, { user: { ...member, timezone: "UTC" } });
  const preview = () => screen.getByText(/^Dates will /).textContent;
  await waitFor(() => expect(preview()).toContain("05:06"));

  await choose("Time zone", "tokyo", /Tokyo/);

  await waitFor(() => expect(preview()).toContain("02:06 PM"));
});

test("offers no language while translations are off, and sends none", async () => {
  renderAccount(<LocationPanel />, { settings: { i18n: { enable: false } } });
  expect(screen.queryByLabelText("Language")).toBeNull();
  await waitFor(() => expect(field("Country").value).toBe("Not set"));

  await choose("Country", "france", "France");
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());

  await waitFor(() => expect(server.writes[0]?.body).toEqual({ country: "FR", timezone: null }));
});
