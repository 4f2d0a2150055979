import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { Button } from "@/components/ui/button";
import { confirm } from "@/components/ui/confirm";
import { Dialog } from "@/components/ui/dialog";
import { DialogHost } from "@/components/ui/dialog-host";
import { closeDialogs, type DialogProps, lazyDialog, openDialog } from "@/components/ui/dialog-store";

function NameDialog({ name, close }: { name: string } & DialogProps<string>) {
  return (
    <Dialog title={`Hello ${name}`} text="Pick one" size="fullscreen">
      <Button onClick={() => close(`${name} chose`)}>Choose</Button>
    </Dialog>
  );
}

function AskingDialog() {
  const question = { title: "Really?", body: "This ends it.", action: "End", cancel: "Keep" };
  return (
    <Dialog title="Subscription">
      <Button onClick={() => confirm(question)}>Cancel it</Button>
    </Dialog>
  );
}

function Page({ onOpen }: { onOpen: () => unknown }) {
  return (
    <>
      <main id="main">
        <Button onClick={onOpen}>Open</Button>
      </main>
      <DialogHost />
    </>
  );
}

beforeAll(() => import("@/components/ui/confirm-dialog"));
afterEach(() => act(() => closeDialogs()));

async function openFrom(onOpen: () => unknown) {
  render(<Page onOpen={onOpen} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
}

test("resolves with the value it was closed with, and closes", async () => {
  let result: Promise<string | undefined> | undefined;
  await openFrom(() => {
    result = openDialog<{ name: string }, string>(NameDialog, { name: "Ines" });
  });

  await userEvent.click(await screen.findByRole("button", { name: "Choose" }));

  expect(await result).toBe("Ines chose");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("resolves with nothing when Escape dismisses it", async () => {
  let result: Promise<unknown> | undefined;
  await openFrom(() => {
    result = openDialog<{ name: string }, string>(NameDialog, { name: "Ines" });
  });
  await screen.findByRole("dialog");

  await userEvent.keyboard("{Escape}");

  expect(await result).toBeUndefined();
});

test("is named by its title and described by its text", async () => {
  await openFrom(() => openDialog<{ name: string }, string>(NameDialog, { name: "Ines" }));

  expect(await screen.findByRole("dialog", { name: "Hello Ines", description: "Pick one" })).toBeTruthy();
});

test("takes the focus, and returns it to the button that opened the dialog", async () => {
  await openFrom(() => openDialog<{ name: string }, string>(NameDialog, { name: "Ines" }));

  const choose = await screen.findByRole("button", { name: "Choose" });
  await waitFor(() => expect(document.activeElement).toBe(choose));
  await userEvent.click(choose);

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
});

test("keeps the focus inside while it is open", async () => {
  await openFrom(() => openDialog<{ name: string }, string>(NameDialog, { name: "Ines" }));
  const dialog = await screen.findByRole("dialog");

  await userEvent.tab();
  await userEvent.tab();

  expect(dialog.contains(document.activeElement)).toBe(true);
});

test("moves the focus to the page if the opener is gone", async () => {
  await openFrom(() => openDialog<{ name: string }, string>(NameDialog, { name: "Ines" }));
  await screen.findByRole("dialog");

  screen.getByText("Open").remove();
  await userEvent.keyboard("{Escape}");

  await waitFor(() => expect(document.activeElement?.id).toBe("main"));
});

test("the same dialog opened again replaces the first, and closing it returns the focus to the first opener", async () => {
  let firstResult: Promise<unknown> | undefined;
  await openFrom(() => {
    firstResult = openDialog<{ name: string }, string>(NameDialog, { name: "Ines" });
  });
  await screen.findByRole("dialog", { name: "Hello Ines" });

  await act(async () => void openDialog<{ name: string }, string>(NameDialog, { name: "Tomas" }));

  expect(await firstResult).toBeUndefined();
  expect((await screen.findAllByRole("dialog")).map((each) => each.textContent)).toEqual(["Hello TomasPick oneChoose"]);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Open"));
});

describe("a dialog opened from another dialog", () => {
  async function openBoth() {
    await openFrom(() => openDialog(AskingDialog, {}));
    await userEvent.click(await screen.findByRole("button", { name: "Cancel it" }));
    await screen.findByRole("alertdialog", { name: "Really?" });
  }

  test("hides the first dialog from screen readers while the second is open", async () => {
    await openBoth();
    expect(screen.queryByRole("dialog", { name: "Subscription" })).toBeNull();

    await userEvent.click(screen.getByRole("button", { name: "Keep" }));

    expect(await screen.findByRole("dialog", { name: "Subscription" })).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("returns the focus to the button that opened it", async () => {
    await openBoth();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Cancel it"));

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Open"));
  });
});

test("resolves with nothing if the code of the dialog cannot be loaded", async () => {
  const brokenDialog = lazyDialog<DialogProps>(() => Promise.reject(new Error("offline")));

  expect(await openDialog(brokenDialog, {})).toBeUndefined();
});

describe("confirm", () => {
  const question = {
    title: 'Delete "Walking club"?',
    body: "Its site stops.",
    action: "Delete project",
    cancel: "Keep it",
  };

  async function ask(danger = true) {
    let result: Promise<boolean> | undefined;
    await openFrom(() => {
      result = confirm({ ...question, danger });
    });
    await screen.findByRole("alertdialog", { name: question.title });
    return () => result;
  }

  test("returns true for the action", async () => {
    const result = await ask();
    await userEvent.click(screen.getByRole("button", { name: "Delete project" }));
    expect(await result()).toBe(true);
  });

  test("returns false for Cancel", async () => {
    const result = await ask();
    await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
    expect(await result()).toBe(false);
  });

  test("returns false for Escape", async () => {
    const result = await ask();
    await userEvent.keyboard("{Escape}");
    expect(await result()).toBe(false);
  });

  test("focuses Cancel, so that Enter destroys nothing", async () => {
    const result = await ask();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Keep it"));
    await userEvent.keyboard("{Enter}");
    expect(await result()).toBe(false);
  });
});

test("closes when another page opens", async () => {
  const page = (path: string) => (
    <PathnameContext value={path}>
      <Page onOpen={() => openDialog<{ name: string }, string>(NameDialog, { name: "Ines" })} />
    </PathnameContext>
  );
  const { rerender } = render(page("/dashboard/sites"));
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("dialog");

  rerender(page("/dashboard/domains"));

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
