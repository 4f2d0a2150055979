import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { BulkAction, Column, Filter } from "@/components/data-table/column";
import { DataTable } from "@/components/data-table/data-table";
import { SearchBox } from "@/components/data-table/search-box";
import { useList } from "@/components/data-table/use-list";
import { resourceClient } from "@/lib/http/resource-client";
import { line } from "@/lib/i18n/line";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { pageOf, renderListPage } from "./list-page";

type Pot = { id: number; name: string; glaze: string; height: number };

const POTS: Pot[] = [
  { id: 1, name: "Amphora", glaze: "black", height: 60 },
  { id: 2, name: "Bowl", glaze: "white", height: 8 },
  { id: 3, name: "Jug", glaze: "white", height: 24 },
];
const COLUMNS: readonly Column<Pot>[] = [
  { id: "name", header: line("Name"), orderBy: "name", card: "title", cell: ({ name }) => name },
  { id: "glaze", header: line("Glaze"), card: "line", cell: ({ glaze }) => glaze },
  { id: "height", header: line("Height"), orderBy: "height", isOptional: true, cell: ({ height }) => `${height} cm` },
];
const FILTERS: readonly Filter[] = [
  { name: "glaze", label: line("Glaze"), options: ["black", "white"].map((value) => ({ value, label: value })) },
  { name: "broken", label: line("Broken"), options: [{ value: "true", label: "Broken" }], hasOwnControl: true },
];
const ORDER = { by: "created_at", dir: "desc" } as const;
const LIST = "GET /api/v1/pots";
const potClient = resourceClient<Pot, object>("pots", "pot");

let server: FakeServer;
let firedIds: number[][];

beforeEach(() => {
  localStorage.clear();
  firedIds = [];
  server = fakeServer({ [LIST]: () => pageOf(POTS) });
});
afterEach(cleanup);

function Pots() {
  const list = useList({ source: potClient.list, columns: COLUMNS, filters: FILTERS, order: ORDER });
  const bulkActions = (pots: Pot[]): BulkAction[] => [
    { label: "Fire", run: async () => firedIds.push(pots.map(({ id }) => id)) > 0 },
    { label: "Break", run: async () => false },
  ];
  return (
    <DataTable
      name="pots"
      label="Pots"
      columns={COLUMNS}
      list={list}
      rowName={({ name }) => name}
      rowActions={() => [{ label: "Edit" }]}
      bulkActions={bulkActions}
      searchLabel="Search pots"
      tools={
        <button type="button" onClick={() => list.change({ filters: { broken: "true" } })}>
          Broken pots
        </button>
      }
      filters={FILTERS}
      empty={<p>No pots yet</p>}
    />
  );
}

const open = (search?: string) => renderListPage(<Pots />, { search });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const row = (name: RegExp) => screen.findByRole("row", { name });
const lastCall = () => new URL(server.lines.at(-1)?.slice(4) ?? "", "http://x");
const lastQuery = () => Object.fromEntries(lastCall().searchParams);

test("the first page is requested in the list's default order", async () => {
  open();

  expect(await row(/Amphora/)).toBeTruthy();
  expect(lastQuery()).toEqual({ page: "1", perPage: "25", orderBy: "created_at", orderDir: "desc" });
});

test("the rows stay on the screen while the list is loaded in another order", async () => {
  open();
  await row(/Amphora/);
  server.on(LIST, () => new Promise<object>(() => undefined));

  await press("Name");

  await waitFor(() => expect(lastQuery()).toMatchObject({ orderBy: "name" }));
  expect(screen.getByRole("row", { name: /Amphora/ })).toBeTruthy();
});

test("when a filter with `hasOwnControl` is set, the old rows are not shown while the new rows load", async () => {
  open();
  await row(/Amphora/);
  server.on(LIST, () => new Promise<object>(() => undefined));

  await press("Broken pots");

  await waitFor(() => expect(lastQuery()).toMatchObject({ broken: "true" }));
  expect(screen.queryByRole("row", { name: /Amphora/ })).toBeNull();
});

test("the URL determines which rows are requested", async () => {
  open("?page=2&perPage=10&query=jug&orderBy=name&orderDir=asc&glaze=white");

  await row(/Jug/);
  expect(lastQuery()).toEqual({
    page: "2",
    perPage: "10",
    query: "jug",
    orderBy: "name",
    orderDir: "asc",
    glaze: "white",
  });
});

test("invalid values in the URL are ignored", async () => {
  open("?page=-1&perPage=7&orderBy=password&orderDir=up&glaze=blue");

  await row(/Amphora/);
  expect(lastQuery()).toEqual({ page: "1", perPage: "25", orderBy: "created_at", orderDir: "desc" });
});

test("a click on a header sorts ascending, the next click sorts descending, and the header shows the order", async () => {
  const { address } = open("?page=3");
  await row(/Amphora/);
  const head = () => screen.getByRole("columnheader", { name: "Name" });
  expect(head().getAttribute("aria-sort")).toBe("none");

  await press("Name");
  expect(head().getAttribute("aria-sort")).toBe("ascending");
  await waitFor(() => expect(lastQuery()).toMatchObject({ orderBy: "name", orderDir: "asc", page: "1" }));

  await press("Name");
  expect(head().getAttribute("aria-sort")).toBe("descending");
  await waitFor(() => expect(lastQuery()).toMatchObject({ orderBy: "name", orderDir: "desc" }));
  expect(address()).toBe("?orderBy=name");
});

test("a column that cannot be sorted has no button in its header", async () => {
  open();
  await row(/Amphora/);

  expect(within(screen.getByRole("columnheader", { name: "Glaze" })).queryByRole("button")).toBeNull();
});

test("typing searches after a pause, and shows the first page", async () => {
  const { address } = open("?page=2");
  await row(/Amphora/);

  await userEvent.type(screen.getByRole("searchbox", { name: "Search pots" }), "bowl");

  await waitFor(() => expect(lastQuery()).toMatchObject({ query: "bowl", page: "1" }));
  expect(server.lines).toHaveLength(2);
  expect(address()).toBe("?query=bowl");
});

test("leaving the search field searches at once, so that the delayed search cannot interrupt a navigation", async () => {
  const search = jest.fn();
  render(<SearchBox label="Search pots" query="" onQuery={search} />);

  await userEvent.type(screen.getByRole("searchbox", { name: "Search pots" }), "bowl");
  expect(search).not.toHaveBeenCalled();
  await userEvent.tab();

  expect(search.mock.calls).toEqual([["bowl"]]);
});

test("a filter is chosen from its menu, shows its value, and can be removed", async () => {
  const { address } = open();
  await row(/Amphora/);

  await userEvent.click(screen.getByRole("button", { name: "Glaze" }));
  await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "white" }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ glaze: "white" }));
  expect(screen.getByRole("button", { name: "Glaze: white" })).toBeTruthy();
  expect(address()).toBe("?glaze=white");

  await press("Clear filters");
  await waitFor(() => expect(address()).toBe(""));
  expect(screen.getByRole("button", { name: "Glaze" })).toBeTruthy();
});

test("the number of selected rows is announced, and an action receives these rows and clears the selection", async () => {
  open();
  await row(/Amphora/);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Amphora" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Jug" }));

  expect(screen.getByRole("status").textContent).toBe("2 selected");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all" }).indeterminate).toBe(true);
  await press("Fire");

  expect(firedIds).toEqual([[1, 3]]);
  await waitFor(() => expect(screen.queryByRole("region", { name: "Selection" })).toBeNull());
});

test("after an action on the selected rows, the focus moves to the toolbar, because the selection bar is gone", async () => {
  open();
  await row(/Amphora/);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Amphora" }));

  await press("Fire");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Selection" })).toBeNull());

  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(screen.getByRole("searchbox", { name: "Search pots" }))).toBe(true);
});

test("an action that the user cancels leaves the rows selected", async () => {
  open();
  await row(/Amphora/);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Amphora" }));

  await press("Break");

  expect(screen.getByRole("status").textContent).toBe("1 selected");
});

test('"Select all" selects every row of the page', async () => {
  open();
  await row(/Amphora/);

  await userEvent.click(screen.getByRole("checkbox", { name: "Select all" }));
  await press("Fire");

  expect(firedIds).toEqual([[1, 2, 3]]);
});

test("a click with Shift also selects the rows between the clicked row and the row that was clicked before", async () => {
  open();
  await row(/Amphora/);
  const user = userEvent.setup();

  await user.click(screen.getByRole("checkbox", { name: "Select Amphora" }));
  await user.keyboard("{Shift>}");
  await user.click(screen.getByRole("checkbox", { name: "Select Jug" }));

  expect(screen.getByRole("status").textContent).toBe("3 selected");
});

test("the selection is cleared when other rows are shown", async () => {
  open();
  await row(/Amphora/);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Amphora" }));

  await press("Name");

  await waitFor(() => expect(screen.queryByRole("region", { name: "Selection" })).toBeNull());
});

test("an optional column is shown when it is chosen, and the browser remembers it", async () => {
  open();
  await row(/Amphora/);
  expect(screen.queryByText("60 cm")).toBeNull();

  await press("Columns");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Height" }));
  expect(screen.getByText("60 cm")).toBeTruthy();

  cleanup();
  open();
  expect(await screen.findByText("60 cm")).toBeTruthy();
});

test("the column that names a row cannot be hidden", async () => {
  open();
  await row(/Amphora/);

  await press("Columns");

  expect(await screen.findByRole("checkbox", { name: "Glaze" })).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "Name" })).toBeNull();
});

test("the pager changes the page and the number of rows", async () => {
  server.on(LIST, () => pageOf(POTS, { last_page: 4, total: 90 }));
  const { address } = open();
  await row(/Amphora/);
  expect(screen.getByText("1 to 3 of 90")).toBeTruthy();

  await press("Page 2");
  await waitFor(() => expect(address()).toBe("?page=2"));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Rows per page" }), "50");
  await waitFor(() => expect(address()).toBe("?perPage=50"));
});

test("a page that no longer exists is replaced by the last one", async () => {
  server.on(LIST, ({ path }) =>
    path.includes("page=9") ? pageOf([], { current_page: 9, last_page: 2, total: 30 }) : pageOf(POTS),
  );
  const { address } = open("?page=9");

  expect(await row(/Amphora/)).toBeTruthy();
  expect(address()).toBe("?page=2");
});

test("the table is marked as busy while its first rows load", async () => {
  const release = server.hold(LIST);
  open();

  expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
  expect(screen.getByRole("status").textContent).toBe("Loading");
  release();
  await row(/Amphora/);
  expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("false");
  expect(screen.getByRole("status").textContent).toBe("Rows found: 3");
});

test("an empty list shows a message instead of the table", async () => {
  server.on(LIST, () => pageOf([]));
  open();

  expect(await screen.findByText("No pots yet")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("a search without a match shows a message and a button that clears the search and the filters", async () => {
  server.on(LIST, ({ path }) => (path.includes("query=") ? pageOf([]) : pageOf(POTS)));
  const { address } = open("?query=vase&glaze=white");

  expect(await screen.findByRole("heading", { name: "There are no items matching your query" })).toBeTruthy();
  await press("Show all");

  expect(await row(/Amphora/)).toBeTruthy();
  expect(address()).toBe("");
});

test("a list that could not be loaded can be loaded again", async () => {
  const repair = server.fail(LIST, 500);
  open();
  expect(within(await screen.findByRole("alert")).getByText("There was an issue loading this page")).toBeTruthy();

  repair();
  await press("Try again");

  expect(await row(/Amphora/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a row's menu is named after the row", async () => {
  open();
  await row(/Amphora/);

  await press("Actions for Bowl");

  expect(await screen.findByRole("menuitem", { name: "Edit" })).toBeTruthy();
});
