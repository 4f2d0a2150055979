import { cleanup, render, screen, within } from "@testing-library/react";
import { PlanTable } from "@/components/pricing/plan-table";
import { createT } from "@/lib/i18n/create-t";
import type { ComparisonRow } from "@/lib/products/comparison";
import { planOf } from "./plans";

const t = createT({ language: "en", lines: {} });
const ROWS: ComparisonRow[] = [
  { key: "a", label: "Projects", unit: "count", allowances: [3, null] },
  { key: "b", label: "Storage", unit: "bytes", allowances: [1024 ** 3, false] },
  { key: "c", label: "API", unit: "count", allowances: [false, true] },
];

afterEach(cleanup);

const show = (rows: ComparisonRow[]) =>
  render(<PlanTable products={[planOf({ id: 1, name: "Base" }), planOf()]} rows={rows} t={t} />);

test("shows limits, sizes and what a plan has or lacks", () => {
  show(ROWS);
  const cells = screen.getAllByRole("row").map((row) =>
    within(row)
      .queryAllByRole("cell")
      .map((cell) => cell.textContent),
  );

  expect(cells.slice(1)).toEqual([
    ["3", "No limit"],
    ["1 GB", "No"],
    ["No", ""],
  ]);
  expect(screen.getByRole("img", { name: "Yes" })).toBeTruthy();
});

test("names each row and each column", () => {
  show(ROWS);

  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Limit",
    "Base",
    "Studio",
  ]);
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "Projects",
    "Storage",
    "API",
  ]);
});

test("is left out if the plans grant nothing", () => {
  expect(show([]).container.textContent).toBe("");
});
