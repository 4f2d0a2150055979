import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { CommandMenuShortcut } from "@/components/ui/command-menu-shortcut";
import { CommandPanel } from "@/components/ui/command-panel";
import { DialogHost } from "@/components/ui/dialog-host";
import { closeDialogs, openDialog } from "@/components/ui/dialog-store";
import { stubListLayout } from "../../support/list-layout";

beforeAll(stubListLayout);
afterEach(() => act(() => closeDialogs()));

const push = jest.fn();
const run = jest.fn();

const groups = () => [
  { heading: "Actions", entries: [{ id: "publish", label: "Publish Walking club", run }] },
  {
    heading: "Go to",
    entries: [
      { id: "sites", label: "Manage Sites", href: "/dashboard/sites", keywords: ["websites"] },
      { id: "account", label: "Account settings", href: "/account-settings" },
    ],
  },
];

beforeEach(() => {
  push.mockReset();
  run.mockReset();
  render(
    <AppRouterContext value={{ push } as unknown as AppRouterInstance}>
      <CommandMenuShortcut open={() => openDialog(CommandPanel, { groups: groups() })} />
      <DialogHost />
    </AppRouterContext>,
  );
});

test.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}"])("opens with %s", async (keys) => {
  await userEvent.keyboard(keys);
  expect(await screen.findByRole("dialog", { name: "Command menu" })).toBeTruthy();
});

test("opens with a keyboard without Latin letters", async () => {
  fireEvent.keyDown(document.body, { key: "ن", code: "KeyK", ctrlKey: true });
  expect(await screen.findByRole("dialog", { name: "Command menu" })).toBeTruthy();
});

test("does not open with the letter alone", async () => {
  await userEvent.keyboard("k");
  expect(screen.queryByRole("dialog")).toBeNull();
});

async function search(text: string) {
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.type(await screen.findByRole("combobox"), text);
}

test("navigates to the chosen entry, and closes", async () => {
  await search("account{Enter}");

  expect(push).toHaveBeenCalledWith("/account-settings");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("runs the chosen entry's action", async () => {
  await search("publish{Enter}");

  expect(run).toHaveBeenCalledTimes(1);
});

test("the search also matches keywords", async () => {
  await search("websites");

  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Manage Sites"]);
});

test("shows a message when nothing matches", async () => {
  await search("qqqq");

  expect(screen.getByText("There are no items matching your query")).toBeTruthy();
});
