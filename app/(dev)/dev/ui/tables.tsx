"use client";

import { useState } from "react";
import type { Column, Filter } from "@/components/data-table/column";
import { DataTable } from "@/components/data-table/data-table";
import type { ListChange, ListState } from "@/components/data-table/list-state";
import { TitleCell } from "@/components/data-table/title-cell";
import type { List } from "@/components/data-table/use-list";
import { Avatar } from "@/components/ui/avatar";
import { EmptyState } from "@/components/ui/empty-state";
import { Segmented } from "@/components/ui/segmented";
import { StateDot } from "@/components/ui/state-dot";
import { line } from "@/lib/i18n/line";

type Person = { id: number; name: string; email: string; role: string; state: "success" | "warning" | "danger" };

const PEOPLE: Person[] = [
  { id: 1, name: "Ines Morel", email: "ines@example.com", role: "Admin", state: "success" },
  { id: 2, name: "Tomas Okafor", email: "tomas@example.com", role: "User", state: "success" },
  { id: 3, name: "Lena Vogt", email: "lena@example.org", role: "User", state: "warning" },
  { id: 4, name: "Samir Rahal", email: "samir@example.org", role: "User", state: "danger" },
];
const STATES = { success: "Active", warning: "Email not verified", danger: "Banned" };

const COLUMNS: readonly Column<Person>[] = [
  {
    id: "name",
    header: line("Name"),
    orderBy: "name",
    card: "title",
    cell: ({ name, email }) => <TitleCell href="#people" lead={<Avatar name={name} />} title={name} text={email} />,
  },
  { id: "role", header: line("Role"), cell: ({ role }) => role },
  {
    id: "state",
    header: line("State"),
    card: "line",
    cell: ({ state }) => <StateDot tone={state}>{STATES[state]}</StateDot>,
  },
  { id: "id", header: line("Number"), orderBy: "id", align: "end", isOptional: true, cell: ({ id }) => id },
];

const FILTERS: readonly Filter[] = [
  { name: "role", label: line("Role"), options: ["Admin", "User"].map((role) => ({ value: role, label: role })) },
  {
    name: "state",
    label: line("State"),
    options: Object.entries(STATES).map(([value, label]) => ({ value, label })),
  },
];

const TABLE_STATES = ["rows", "loading", "empty", "no match", "failed"] as const;
type TableState = (typeof TABLE_STATES)[number];

const INITIAL_LIST_STATE: ListState = {
  page: 6,
  perPage: 10,
  query: "",
  orderBy: "name",
  orderDir: "asc",
  filters: {},
};

/** The table in each of its states. */
export function Tables() {
  const [tableState, setTableState] = useState<TableState>("rows");
  const [listState, setListState] = useState(INITIAL_LIST_STATE);

  function change({ filters, ...next }: ListChange) {
    setListState((old) => ({
      ...old,
      ...next,
      filters: filters ? withoutNulls({ ...old.filters, ...filters }) : old.filters,
    }));
  }

  return (
    <>
      <h2>Table</h2>
      <div className="grid content-start gap-4">
        <Segmented
          label="State of the table"
          value={tableState}
          onChange={setTableState}
          options={TABLE_STATES.map((value) => ({ value, label: value }))}
        />
        <DataTable
          name="people"
          label="Users"
          columns={COLUMNS}
          list={createList(tableState, listState, change)}
          rowName={({ name }) => name}
          rowActions={() => [{ label: "Edit" }, "separator", { label: "Delete", danger: true }]}
          bulkActions={() => [{ label: "Delete", run: async () => true }]}
          searchLabel="Name or email"
          filters={FILTERS}
          empty={<EmptyState title="No users yet" />}
        />
      </div>
    </>
  );
}

function createList(tableState: TableState, listState: ListState, change: (change: ListChange) => void): List<Person> {
  const rows = tableState === "rows" ? PEOPLE : [];
  const total = rows.length === 0 ? 0 : 172;
  const page = {
    data: rows,
    current_page: listState.page,
    per_page: listState.perPage,
    last_page: 18,
    from: 51,
    to: 54,
    total,
  };
  return {
    state: tableState === "no match" ? { ...listState, query: "nobody" } : listState,
    change,
    page: tableState === "loading" || tableState === "failed" ? undefined : page,
    isFetching: tableState === "loading",
    failure: tableState === "failed" ? new Error("The list could not be loaded.") : null,
    retry: () => undefined,
  };
}

function withoutNulls(filters: Readonly<Record<string, string | null>>) {
  return Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== null));
}
