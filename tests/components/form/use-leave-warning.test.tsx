import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { useState } from "react";
import { useLeaveWarning } from "@/components/form/use-leave-warning";
import { closeDialogs } from "@/components/ui/dialog-store";
import { confirmLosingChanges } from "@/components/ui/leave-guard";
import { renderOnPage } from "../site/public-page";

let visits: string[];
let traversals: string[];
let navigation: EventTarget;

function Form() {
  const [text, setText] = useState("");
  useLeaveWarning(text !== "");
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
}

beforeEach(() => {
  visits = [];
  traversals = [];
  navigation = Object.assign(new EventTarget(), { traverseTo: (key: string) => traversals.push(key) });
  Object.defineProperty(window, "navigation", { value: navigation, configurable: true }); // jsdom lacks this object
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
  closeDialogs();
  cleanup();
});

const typeText = async () => userEvent.type(screen.getAllByLabelText("Text")[0] as HTMLElement, "a");
const follow = (name: string) => fireEvent.click(screen.getByRole("link", { name }));
const goBack = () =>
  navigation.dispatchEvent(
    Object.assign(new Event("navigate", { cancelable: true }), {
      navigationType: "traverse",
      destination: { url: "http://localhost/dashboard/sites", key: "the entry before", sameDocument: true },
    }),
  );
const unload = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("without changes, closing the tab asks for no confirmation", () => {
  expect(unload()).toBe(true);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("a link to another page asks only once, even if two forms have changes, and navigates if confirmed", async () => {
  await typeText();
  await userEvent.type(screen.getAllByLabelText("Text")[1] as HTMLElement, "b");

  expect(follow("Dashboard")).toBe(false);
  await userEvent.click(await screen.findByRole("button", { name: "Leave" }));

  await waitFor(() => expect(visits).toEqual(["/dashboard?page=2"]));
  expect(unload()).toBe(true); // the browser does not ask again
});

test("a user who chooses to stay remains on the page, and the next link asks again", async () => {
  await typeText();
  follow("Dashboard");

  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));

  await waitFor(() => expect(screen.queryByRole("button", { name: "Keep editing" })).toBeNull());
  expect(visits).toEqual([]);
  follow("Dashboard");
  expect(await screen.findByRole("button", { name: "Keep editing" })).toBeTruthy();
});

test("with changes, closing the tab shows the browser's question", async () => {
  await typeText();

  expect(unload()).toBe(false);
});

test("going back asks only once, even if two forms have changes, and goes back if confirmed", async () => {
  await typeText();
  await userEvent.type(screen.getAllByLabelText("Text")[1] as HTMLElement, "b");

  expect(goBack()).toBe(false);
  expect(traversals).toEqual([]);
  await userEvent.click(await screen.findByRole("button", { name: "Leave" }));

  await waitFor(() => expect(traversals).toEqual(["the entry before"]));
});

test("a link within the page asks for no confirmation", async () => {
  await typeText();

  expect(follow("Section")).toBe(true); // the browser follows the link
  expect(visits).toEqual([]);
});

test("`confirmLosingChanges` asks for the same confirmation", async () => {
  expect(await confirmLosingChanges()).toBe(true);
  await typeText();

  const firstAnswer = confirmLosingChanges();
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(await firstAnswer).toBe(false);
  const secondAnswer = confirmLosingChanges();
  await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
  expect(await secondAnswer).toBe(true);
});
