import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteList } from "@/components/sites/site-list";
import { closeDialogs } from "@/components/ui/dialog-store";
import type { SiteJson } from "@/lib/sites/schema";
import { fakeServer } from "../../support/fake-server";
import { pageOf, renderListPage } from "../data-table/list-page";
import { bootstrapWith, member } from "../site/public-page";
import { site } from "./site";

// otherwise the first question would wait for this import
beforeAll(() => import("@/components/ui/confirm-dialog"));
afterEach(() => {
  closeDialogs();
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
    const server = fakeServer({
      "GET /api/v1/sites": () => pageOf([shownSite]),
      "POST /api/v1/sites/:id/purge": () => ({}),
      "GET /api/v1/bootstrap-data": () => ({
        data: { ...bootstrapWith({ user: member }), i18n: { language: "en", lines: {} } },
      }),
    });
    localStorage.setItem("plinth.site-view", "list");
    renderListPage(<SiteList />, { search: "?trashed=true" });
    await userEvent.click(await screen.findByRole("button", { name: /Tea house/ }));
    await screen.findByRole("menuitem", { name: "Restore" });
    return server;
  };

  test("a site can be deleted permanently, after a confirmation", async () => {
    const server = await openTrash(trashed);

    await userEvent.click(screen.getByRole("menuitem", { name: "Delete permanently" }));
    const question = await screen.findByRole("alertdialog");
    expect(server.calls.filter(({ method }) => method === "POST")).toEqual([]);
    await userEvent.click(within(question).getByRole("button", { name: "Delete permanently" }));

    await waitFor(() => expect(server.calls.some(({ path }) => path === "/api/v1/sites/7/purge")).toBe(true));
    // its domains are gone too, and the sidebar shows how many there are
    await waitFor(() => expect(server.lines).toContain("GET /api/v1/bootstrap-data"));
  });

  test("a site cannot be deleted permanently by a user who may only restore it", async () => {
    await openTrash({ ...trashed, may: ["delete"] });

    expect(screen.queryByRole("menuitem", { name: "Delete permanently" })).toBeNull();
  });
});
