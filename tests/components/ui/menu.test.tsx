import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dialog } from "@/components/ui/dialog";
import { DialogHost } from "@/components/ui/dialog-host";
import { closeDialogs, openDialog } from "@/components/ui/dialog-store";
import { Menu } from "@/components/ui/menu";
import type { MenuEntry } from "@/components/ui/menu-entry";

beforeAll(() => import("@/components/ui/menu-panel"));

function show(entries: MenuEntry[]) {
  render(
    <>
      <Menu entries={entries}>{(trigger) => <button {...trigger}>Actions</button>}</Menu>
      <DialogHost />
    </>,
  );
}

const button = () => screen.getByText("Actions");

test("opens by keyboard and is navigated with the arrow keys", async () => {
  show([{ label: "Rename" }, "separator", { label: "Delete", danger: true }]);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await screen.findByRole("menu", { name: "Actions" });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Rename"));

  await userEvent.keyboard("{ArrowDown}");

  await waitFor(() => expect(document.activeElement?.textContent).toBe("Delete"));
});

test("runs the entry's action, closes and returns the focus", async () => {
  const onSelect = jest.fn();
  show([{ label: "Rename", onSelect }]);
  await userEvent.click(button());

  await userEvent.click(await screen.findByRole("menuitem", { name: "Rename" }));

  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test("an entry with an href is a real link", async () => {
  show([{ label: "Account settings", href: "/account-settings" }]);
  await userEvent.click(button());

  const link = await screen.findByRole("menuitem", { name: "Account settings" });

  expect(link.getAttribute("href")).toBe("/account-settings");
});

test("closes on Escape and returns the focus", async () => {
  show([{ label: "Rename" }]);
  await userEvent.click(button());
  await screen.findByRole("menu");

  await userEvent.keyboard("{Escape}");

  expect(screen.queryByRole("menu")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test("closes on Escape inside a drawer or dialog and returns the focus", async () => {
  show([]);
  void openDialog(
    () => (
      <Dialog title="Menu">
        <Menu entries={[{ label: "Pottery" }]}>{(trigger) => <button {...trigger}>Workspace</button>}</Menu>
      </Dialog>
    ),
    {},
  );
  await userEvent.click(await screen.findByRole("button", { name: "Workspace" }));
  await screen.findByRole("menu");

  await userEvent.keyboard("{Escape}");

  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Workspace"));
  closeDialogs();
});

test("marks the current choice", async () => {
  show([{ label: "Show grid", checked: true }]);
  await userEvent.click(button());

  const entry = await screen.findByRole("menuitemcheckbox", { name: "Show grid" });

  expect(entry.getAttribute("aria-checked")).toBe("true");
});

test("a dialog opened by an entry keeps the focus, then returns it to the menu's button", async () => {
  show([{ label: "Delete", onSelect: () => void openDialog(() => <Dialog title="Sure?">Yes</Dialog>, {}) }]);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));

  const dialog = await screen.findByRole("dialog", { name: "Sure?" });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard("{Escape}");

  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test("closes on a second press of its button", async () => {
  show([{ label: "Rename" }]);
  await userEvent.click(button());
  await screen.findByRole("menu");

  await userEvent.click(button());

  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});
