import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { SETTINGS_FIELDS } from "@/components/settings/settings-fields";
import { SettingsScreen } from "@/components/settings/settings-screen";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import type { Permission } from "@/lib/permissions/permissions";
import { GROUP_SCHEMAS } from "@/lib/settings/schema";
import { type FakeServer, fakeServer, invalid } from "../../support/fake-server";
import { grant, renderListPage } from "../data-table/list-page";

type Groups = Record<string, Record<string, unknown>>;

let server: FakeServer;
let settings: Groups;

beforeEach(() => {
  settings = { sites: GROUP_SCHEMAS.sites.parse({}), auth: GROUP_SCHEMAS.auth.parse({}) };
  server = fakeServer({
    "GET /api/v1/settings": () => ({ settings, secrets: {} }),
    "PUT /api/v1/settings": ({ body }) => {
      for (const [group, change] of Object.entries(body as Groups)) settings[group] = { ...settings[group], ...change };
      return { settings, secrets: {} };
    },
  });
});
afterEach(() => {
  closeDialogs();
  closeToast();
  cleanup();
});

async function open(...permissions: Permission[]) {
  const screenOnPage = (
    <AppRouterContext value={{} as AppRouterInstance}>
      <SettingsScreen />
    </AppRouterContext>
  );
  renderListPage(screenOnPage, { permissions: permissions.map(grant) });
  await screen.findByRole("heading", { name: "Settings" });
}
const section = (name: string) => within(screen.getByRole("region", { name }));
const isDisabled = (element: HTMLElement) => element.matches(":disabled");
const noticeSwitch = () => screen.getByRole("switch", { name: "Tell users when an admin was logged in as them" });

test("every setting of the list has a field", async () => {
  await open("admin");

  const names = Object.entries(SETTINGS_FIELDS).flatMap(([group, keys]) => keys.map((key) => `${group}.${key}`));
  expect(names.filter((name) => document.querySelector(`[name="${name}"]`) === null)).toEqual([]);
});

test("a change of the review sends the two settings of the group, and is shown after it is saved", async () => {
  await open("settings.view", "settings.update");
  const sites = section("Sites");
  const save = sites.getByRole("button", { name: "Save" });
  expect(sites.getByRole<HTMLInputElement>("radio", { name: "Only suspicious ones" }).checked).toBe(true);

  await userEvent.click(sites.getByRole("radio", { name: "The first one of each owner" }));
  await userEvent.click(save);

  expect(await screen.findByText("Settings saved")).toBeTruthy();
  expect(server.writes).toMatchObject([{ method: "PUT", body: { sites: { review: "first", report_link: true } } }]);
  expect(sites.getByRole<HTMLInputElement>("radio", { name: "The first one of each owner" }).checked).toBe(true);
});

test("the link for reports can be turned off", async () => {
  await open("admin");
  const sites = section("Sites");

  await userEvent.click(sites.getByRole("switch", { name: "Link for reports on published pages" }));
  await userEvent.click(sites.getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Settings saved")).toBeTruthy();
  expect(server.writes.at(-1)?.body).toEqual({ sites: { review: "off", report_link: false } });
});

test("an admin can turn off the notice about logging in as a user, and only that is sent", async () => {
  await open("admin");

  await userEvent.click(noticeSwitch());
  await userEvent.click(section("Logging in as other users").getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Settings saved")).toBeTruthy();
  expect(server.writes.at(-1)?.body).toEqual({ auth: { impersonation_notice: false } });
});

test("others see why they cannot turn off the notice", async () => {
  await open("settings.view", "settings.update");

  expect(isDisabled(noticeSwitch())).toBe(true);
  expect(section("Logging in as other users").queryByRole("button", { name: "Save" })).toBeNull();
  expect(screen.getByText("Only an admin with all permissions can change this.")).toBeTruthy();
});

test("a user who may only see settings can change none", async () => {
  await open("settings.view");

  const fields = [...screen.getAllByRole("radio"), ...screen.getAllByRole("switch")];
  expect(fields.filter((field) => !isDisabled(field))).toEqual([]);
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

test("a refusal of the server is shown at its field", async () => {
  server.on("PUT /api/v1/settings", () => invalid({ "sites.review": ["Choose another one."] }));
  await open("admin");

  await userEvent.click(screen.getByRole("radio", { name: "All" }));
  await userEvent.click(section("Sites").getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Choose another one.")).toBeTruthy();
});
