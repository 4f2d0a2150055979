import { cleanup, render, screen } from "@testing-library/react";
import { SiteAddress } from "@/components/sites/site-address";
import { site } from "./site";

afterEach(cleanup);

test("the address of a published site is a link", () => {
  render(<SiteAddress site={site} />);

  expect(screen.getByRole("link", { name: "tea.sites.example" }).getAttribute("href")).toBe(site.url);
});

test.each([
  ["suspended", { suspended_at: site.created_at }],
  ["unpublished", { publication: null }],
  ["in the trash", { deleted_at: site.created_at }],
])("the address of a site that is %s is not a link", (_, changes) => {
  render(<SiteAddress site={{ ...site, ...changes }} />);

  expect(screen.getByText("tea.sites.example")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
