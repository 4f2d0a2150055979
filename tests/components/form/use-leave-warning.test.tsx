import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { useState } from "react";
import { useLeaveWarning } from "@/components/form/use-leave-warning";
import { closeDialog } from "@/components/ui/dialog-store";
import { mayLoseChanges } from "@/components/ui/leave-guard";
import { renderOnPage } from "../site/public-page";

let visits: string[];

function Form() {
  const [text, setText] = useState("");
  useLeaveWarning(text !== "");
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
}

beforeEach(() => {
  visits = [];
  const router = { push: (path: string) => visits.push(path) } as unknown as AppRouterInstance;
  renderOnPage(
    <AppRouterContext value={router}>
      <Form />
      <Form />
      <a href="/dashboard?page=2">Dashboard</a>
      <a href="#section">Section</a>
    </AppRouterContext>,
  );
});
afterEach(() => {
  closeDialog();
  cleanup();
});

const begin = async () => userEvent.type(screen.getAllByLabelText("Text")[0] as HTMLElement, "a");
const follow = (name: string) => fireEvent.click(screen.getByRole("link", { name }));
const unload = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("without changes, closing the tab asks nothing", () => {
  expect(unload()).toBe(true);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("a link to another page asks first, once for all forms, and navigates if confirmed", async () => {
  await begin();
  await userEvent.type(screen.getAllByLabelText("Text")[1] as HTMLElement, "b");

  expect(follow("Dashboard")).toBe(false);
  await userEvent.click(await screen.findByRole("button", { name: "Leave" }));

  await waitFor(() => expect(visits).toEqual(["/dashboard?page=2"]));
  expect(unload()).toBe(true); // the browser does not ask again
});

test("staying keeps the page, and the next link asks again", async () => {
  await begin();
  follow("Dashboard");

  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));

  await waitFor(() => expect(screen.queryByRole("button", { name: "Keep editing" })).toBeNull());
  expect(visits).toEqual([]);
  follow("Dashboard");
  expect(await screen.findByRole("button", { name: "Keep editing" })).toBeTruthy();
});

test("closing the tab shows the browser's question", async () => {
  await begin();

  expect(unload()).toBe(false);
});

test("a link within the page does not ask", async () => {
  await begin();

  follow("Section");

  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("whatever else would lose the changes asks the same question", async () => {
  expect(await mayLoseChanges()).toBe(true);
  await begin();

  const refused = mayLoseChanges();
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(await refused).toBe(false);
  const agreed = mayLoseChanges();
  await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
  expect(await agreed).toBe(true);
});
