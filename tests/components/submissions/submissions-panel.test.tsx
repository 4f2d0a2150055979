import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SubmissionsPanel } from "@/components/submissions/submissions-panel";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import type { SiteJson } from "@/lib/sites/schema";
import type { SubmissionJson } from "@/lib/submissions/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { pageOf, renderListPage } from "../data-table/list-page";

const LIST = "GET /api/v1/sites/7/submissions";
const MARKUP = "<img src=x>";

const submission = (id: number, values: Record<string, string>, changes: Partial<SubmissionJson> = {}) => ({
  id,
  form_id: "contact",
  form_name: "Contact",
  page: "/contact",
  fields: Object.entries(values).map(([name, value]) => ({ name, label: name, value })),
  spam: false,
  read_at: null,
  created_at: "2027-01-31T12:00:00.000Z",
  ...changes,
});

let server: FakeServer;
let rows: SubmissionJson[];

beforeEach(() => {
  localStorage.clear();
  rows = [
    submission(3, { Name: "Ines", Email: "ines@example.com", Message: `Hello\n${MARKUP}` }),
    submission(2, { Name: "Jonas", Site: "javascript:alert(1)" }, { read_at: "2027-01-31T13:00:00.000Z" }),
    submission(1, {}),
  ];
  server = fakeServer({
    [LIST]: () => pageOf(rows),
    "GET /api/v1/sites/7/submissions/summary": () => ({
      unread: 2,
      forms: [{ id: "contact", name: "Con{tact", count: 3 }], // a brace is syntax in texts with plurals
    }),
    "PUT /api/v1/submissions/:id": () => ({}),
    "DELETE /api/v1/submissions/:id": () => ({}),
  });
});
afterEach(() => {
  closeDialogs();
  cleanup();
  closeToast();
});

const open = (search?: string, may: SiteJson["may"] = ["read_messages", "update_messages"]) =>
  renderListPage(<SubmissionsPanel site={{ id: 7, may }} />, search === undefined ? {} : { search });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const findMessage = (name: string) => screen.findByRole("dialog", { name });
const sentCalls = () => server.writes.map(({ method, path, body }) => [method, path, body]);

test('an unread message is marked with the word "Unread"', async () => {
  open();

  const row = await screen.findByRole("row", { name: /Ines/ });
  expect(within(row).getByText("Unread")).toBeTruthy();
  expect(within(screen.getByRole("row", { name: /Jonas/ })).queryByText("Unread")).toBeNull();
  expect(await screen.findByRole("radio", { name: "Inbox (2)" })).toBeTruthy();
});

test("markup that a visitor wrote is shown as text", async () => {
  open();

  await press("Ines");

  const dialog = await findMessage("Ines");
  expect(within(dialog).getByText(/Hello/).textContent).toBe(`Hello\n${MARKUP}`);
  expect(document.querySelector("img")).toBeNull();
});

test("an email address is a link, and a `javascript:` address is not", async () => {
  open();
  await press("Ines");
  expect(
    within(await findMessage("Ines"))
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("mailto:ines@example.com");

  await press("Next message");

  expect(within(await findMessage("Jonas")).queryByRole("link")).toBeNull();
});

test("opening a message marks it as read if it is unread", async () => {
  open();

  await press("Ines");
  await findMessage("Ines");
  await press("Next message");
  await findMessage("Jonas");

  await waitFor(() => expect(sentCalls()).toEqual([["PUT", "/api/v1/submissions/3", { read: true }]]));
});

test('the button "Next message" is disabled for the last message', async () => {
  open();

  await press("Empty message");

  await findMessage("Empty message");
  expect(screen.getByRole("button", { name: "Next message" }).getAttribute("aria-disabled")).toBe("true");
});

test("marking a message as spam opens the next one", async () => {
  open();
  await press("Jonas");
  await findMessage("Jonas");

  await press("Mark as spam");

  expect(await findMessage("Empty message")).toBeTruthy();
  expect(sentCalls()).toContainEqual(["PUT", "/api/v1/submissions/2", { spam: true }]);
});

test("a message is deleted only after a confirmation", async () => {
  open();
  await press("Jonas");
  const dialog = await findMessage("Jonas");
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
  expect(sentCalls()).toEqual([]);

  await press("Delete message");

  await waitFor(() => expect(sentCalls()).toContainEqual(["DELETE", "/api/v1/submissions/2", null]));
});

test("the CSV link has the same search and filters as the list", async () => {
  open("?query=ines&form=contact&spam=true");

  const link = await screen.findByRole("link", { name: "Download as CSV" });

  expect(new URL(link.getAttribute("href") ?? "", "http://x").search).toBe("?spam=true&form=contact&query=ines");
});

test("an empty inbox says what will appear in it", async () => {
  rows = [];
  open();

  expect(
    await screen.findByText("Messages that visitors send through the forms of this site appear here."),
  ).toBeTruthy();
});

test("those who may only read the messages get no buttons that change them, and mark none as read", async () => {
  open(undefined, ["read_messages"]);

  expect(await screen.findByRole("row", { name: /Ines/ })).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
  await userEvent.click(screen.getAllByRole("button", { name: /^Actions/ })[0] as HTMLElement);
  expect((await screen.findAllByRole("menuitem")).map((entry) => entry.textContent)).toEqual(["Open"]);
  await userEvent.click(screen.getByRole("menuitem", { name: "Open" }));

  const dialog = within(await findMessage("Ines"));
  expect(dialog.queryByRole("button", { name: "Delete" })).toBeNull();
  expect(dialog.queryByRole("button", { name: /unread|spam/ })).toBeNull();
  expect(dialog.getByRole("button", { name: "Next message" })).toBeTruthy();
  expect(sentCalls()).toEqual([]);
});
