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

describe("in the trash", () => {
  const trashed: SiteJson = { ...site, deleted_at: site.created_at, may: ["delete", "purge"] };
  const openTrash = async (shownSite: SiteJson) => {
    fakeServer({ "GET /api/v1/sites": () => pageOf([shownSite]) });
    localStorage.setItem("plinth.site-view", "list");
    renderListPage(<SiteList />, { search: "?trashed=true" });
    await userEvent.click(await screen.findByRole("button", { name: /Tea house/ }));
    await screen.findByRole("menuitem", { name: "Restore" });
  };

  test("a site can be deleted permanently from its menu by a user who may do that", async () => {
    await openTrash(trashed);

    expect(screen.getByRole("menuitem", { name: "Delete permanently" })).toBeTruthy();
  });

  test("a site cannot be deleted permanently by a user who may only restore it", async () => {
    await openTrash({ ...trashed, may: ["delete"] });

    expect(screen.queryByRole("menuitem", { name: "Delete permanently" })).toBeNull();
  });
});
