import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteList } from "@/components/sites/site-list";
import type { SiteJson } from "@/lib/sites/schema";
import { fakeServer } from "../../support/fake-server";
import { pageOf, renderListPage } from "../data-table/list-page";
import { site } from "./site";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function openMenu(shownSite: SiteJson, firstEntry = "Manage") {
  fakeServer({ "GET /api/v1/sites": () => pageOf([shownSite]) });
  localStorage.setItem("plinth.site-view", "list"); // the cards show thumbnails, which jsdom cannot measure
  renderListPage(<SiteList />);
  await userEvent.click(await screen.findByRole("button", { name: /Tea house/ }));
  await screen.findByRole("menuitem", { name: firstEntry });
}

test("a published site can be opened from its menu", async () => {
  await openMenu(site);

  expect(screen.getByRole("menuitem", { name: "Open the site" })).toBeTruthy();
});

test.each([
  ["suspended", { suspended_at: site.created_at, suspension_reason: "Phishing" }],
  ["unpublished", { publication: null }],
])("a site that is %s cannot be opened from its menu", async (_, changes) => {
  await openMenu({ ...site, ...changes });

  expect(screen.queryByRole("menuitem", { name: "Open the site" })).toBeNull();
});

test("a site that the user may only view can be viewed, but not deleted, from its menu", async () => {
  await openMenu({ ...site, may: [] }, "View");

  expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
});

test("a site that the user may delete can be deleted from its menu", async () => {
  await openMenu(site);

  expect(screen.getByRole("menuitem", { name: "Delete" })).toBeTruthy();
});
