import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { BootstrapProvider } from "@/components/bootstrap/bootstrap-provider";
import { CommandSearch } from "@/components/command/command-search";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { DialogHost } from "@/components/ui/dialog-host";
import { closeDialogs } from "@/components/ui/dialog-store";
import type { Grant } from "@/lib/permissions/permissions";
import { fakeServer, refusal } from "../../support/fake-server";
import { stubListLayout } from "../../support/list-layout";
import { bootstrapWith, member } from "../site/public-page";

const PAGES = [
  { id: 4, name: "House style", link: null },
  { id: 5, name: "Client handover", link: "https://handover.example" },
];
const grants = (...names: Grant["name"][]): Grant[] => names.map((name) => ({ name, restrictions: [] }));
const push = jest.fn();

beforeAll(stubListLayout);
beforeEach(() => push.mockReset());
afterEach(() => {
  act(() => closeDialogs());
  cleanup();
});

const listPages = () => ({ pagination: { data: PAGES }, pages: PAGES });

const show = (permissions: Grant[]) =>
  render(
    <AppRouterContext value={{ push } as unknown as AppRouterInstance}>
      <I18nProvider language="en" lines={{}}>
        <BootstrapProvider initial={bootstrapWith({ user: { ...member, permissions } })}>
          <CommandSearch />
          <DialogHost />
        </BootstrapProvider>
      </I18nProvider>
    </AppRouterContext>,
  );
async function open() {
  await userEvent.click(screen.getByRole("button", { name: "Search or jump to" }));
  await screen.findByRole("combobox", { name: "Command menu" });
}

test("loads the user pages when the dialog opens, and a search finds them", async () => {
  const server = fakeServer({ "GET /api/v1/user-pages": listPages });
  show(grants("projects.create"));
  expect(server.calls).toEqual([]);

  await open();
  await userEvent.type(screen.getByRole("combobox"), "house");
  expect(await screen.findByRole("option", { name: "House style" })).toBeTruthy();
  await userEvent.keyboard("{Enter}");

  expect(push).toHaveBeenCalledWith("/dashboard/page/4");
});

test("a user page that is a link opens in a new tab", async () => {
  fakeServer({ "GET /api/v1/user-pages": listPages });
  const openWindow = jest.spyOn(window, "open").mockReturnValue(null);
  show(grants("projects.create"));

  await open();
  await userEvent.click(await screen.findByRole("option", { name: "Client handover" }));

  expect(openWindow).toHaveBeenCalledWith("https://handover.example", "_blank", "noopener");
  openWindow.mockRestore();
});

test("shows the other entries if the user pages cannot be loaded", async () => {
  fakeServer({ "GET /api/v1/user-pages": () => refusal(500, "error") });
  show(grants("projects.create", "sites.create"));

  await open();

  expect(screen.getByRole("option", { name: "New project" })).toBeTruthy();
  expect(screen.getByRole("option", { name: "New site" })).toBeTruthy();
  expect(screen.queryByText("Your pages")).toBeNull();
});

test("a user who may not open the dashboard gets none of the dashboard's actions, and no user pages are loaded", async () => {
  fakeServer();
  show(grants("sites.create"));

  await open();

  expect(screen.queryByRole("option", { name: /^New/ })).toBeNull();
});
