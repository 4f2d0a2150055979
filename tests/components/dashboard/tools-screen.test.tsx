import { cleanup, screen, within } from "@testing-library/react";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { QuotaFooter } from "@/components/dashboard/quota-footer";
import { ToolsScreen } from "@/components/dashboard/tools-screen";
import { createT } from "@/lib/i18n/create-t";
import type { Grant } from "@/lib/permissions/permissions";
import { member, renderOnPage } from "../site/public-page";

const t = createT({ language: "en", lines: {} });
const limitedGrants: Grant[] = [{ name: "projects.create", restrictions: [{ name: "count", value: 3 }] }];
const unlimitedGrants: Grant[] = [{ name: "admin", restrictions: [] }];

afterEach(cleanup);

const grantsForAllTools: Grant[] = (["projects", "sites", "domains"] as const).map((noun) => ({
  name: `${noun}.create`,
  restrictions: [],
}));

const show = (permissions: Grant[], use: Partial<typeof member.content_use> = {}) =>
  renderOnPage(
    <AppRouterContext value={{} as AppRouterInstance}>
      <ToolsScreen t={t} />
    </AppRouterContext>,
    { user: { ...member, permissions, content_use: { ...member.content_use, ...use } } },
  );

test("welcomes the user, and links to each tool by its name", () => {
  show(limitedGrants);

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

test("shows the welcome without the name until the user is loaded", () => {
  const { container } = renderOnPage(<ToolsScreen t={t} />, { user: null });

  expect(container.querySelector("[data-own=first_name]")?.textContent).toBe("");
  expect(screen.getByText(/^Welcome, /)).toBeTruthy();
});

test.each([
  [{ projects: 0, sites: 0, domains: 0 }, "Start your first project", "New project", "/dashboard/projects/new"],
  [{ projects: 2, sites: 0, domains: 0 }, "Publish your project", "Publish it", "/dashboard/sites/new"],
  [{ projects: 2, sites: 1, domains: 0 }, "Use your own domain", "Connect a domain", "/dashboard/domains"],
])("suggests to a user with %j: %s", (content_use, title, action, href) => {
  show(grantsForAllTools, content_use);

  const step = screen.getByRole("heading", { level: 2, name: title }).parentElement as HTMLElement;
  expect(within(step).getByRole("link", { name: action }).getAttribute("href")).toBe(href);
});

test("shows no steps once all of them are taken, and still the links to create something", () => {
  show(grantsForAllTools, { projects: 2, sites: 1, domains: 1 });

  expect(screen.queryByRole("heading", { name: "Publish" })).toBeNull();
  expect(screen.getByRole("link", { name: "New project" }).getAttribute("href")).toBe("/dashboard/projects/new");
  expect(screen.getByRole("link", { name: "New site" }).getAttribute("href")).toBe("/dashboard/sites/new");
});

test("shows how much of a limit is used up in place of the link to create a project", () => {
  show(limitedGrants, { projects: 3 });

  expect(screen.getByRole("button", { name: "3 of 3 projects" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "New project" })).toBeNull();
});

test("shows how much of the limit is used", () => {
  show(limitedGrants);

  expect(screen.getByText("0 of 3 used")).toBeTruthy();
});

test("shows that there is no limit", () => {
  show(unlimitedGrants);

  expect(screen.getByText("0 used, no limit")).toBeTruthy();
});

test("the sidebar's footer shows how many of the allowed projects are used", () => {
  const { container } = renderOnPage(<QuotaFooter />, { user: { ...member, permissions: limitedGrants } });

  expect(within(container).getByText("0 of 3 projects")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Projects" }).getAttribute("aria-valuenow")).toBe("0");
});

test("the sidebar's footer shows no usage if there is no limit", () => {
  const { container } = renderOnPage(<QuotaFooter />, { user: { ...member, permissions: unlimitedGrants } });

  expect(container.querySelector("[role=progressbar]")).toBeNull();
});
