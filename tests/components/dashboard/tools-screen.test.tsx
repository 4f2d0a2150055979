import { cleanup, render, screen, within } from "@testing-library/react";
import { QuotaFoot } from "@/components/dashboard/quota-foot";
import { ToolsScreen } from "@/components/dashboard/tools-screen";
import { overviewOf } from "@/lib/dashboard/overview";
import { createT } from "@/lib/i18n/create-t";
import type { Grant } from "@/lib/permissions/permissions";

const t = createT({ language: "en", lines: {} });
const limited: Grant[] = [{ name: "projects.create", restrictions: [{ name: "count", value: 3 }] }];
const unlimited: Grant[] = [{ name: "admin", restrictions: [] }];

afterEach(cleanup);

test("welcomes the user, and links to each tool by its name", () => {
  render(<ToolsScreen t={t} name="Ines" overview={overviewOf({ permissions: limited })} />);
  expect(screen.getByRole("heading", { level: 1, name: "All Tools" })).toBeTruthy();
  expect(screen.getByText(/^Welcome, Ines\./)).toBeTruthy();
  for (const [name, href] of [
    ["Open Manage Sites", "/dashboard/sites"],
    ["Open Branded domains", "/dashboard/domains"],
    ["Open Projects", "/dashboard/projects"],
  ] as const) {
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
  }
});

test("says how much of the limit is used", () => {
  render(<ToolsScreen t={t} name="Ines" overview={overviewOf({ permissions: limited })} />);
  expect(screen.getByText("0 of 3 used")).toBeTruthy();
});

test("says that there is no limit", () => {
  render(<ToolsScreen t={t} name="Ines" overview={overviewOf({ permissions: unlimited })} />);
  expect(screen.getByText("0 used, no limit")).toBeTruthy();
});

test("the sidebar's footer shows the usage of projects", () => {
  const { container } = render(<QuotaFoot t={t} projects={{ used: 2, limit: 3 }} />);
  expect(within(container).getByText("2 of 3 projects")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Projects" }).getAttribute("aria-valuenow")).toBe("67");
});

test("without a limit no usage is shown", () => {
  const { container } = render(<QuotaFoot t={t} projects={{ used: 2, limit: null }} />);
  expect(container.textContent).toBe("");
});
