import { screen, waitFor } from "@testing-library/react";
import { PublicationList } from "@/components/sites/publication-list";
import { publicationClient } from "@/lib/publications/client";
import type { PublicationJson } from "@/lib/publications/schema";
import type { SiteJson } from "@/lib/sites/schema";
import { fakeServer } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";

const ROUTE = "GET /api/v1/sites/5/publications";
const publication: PublicationJson = {
  id: 1,
  number: 1,
  project_version: 1,
  page_count: 2,
  size: 1000,
  user: null,
  state: "live",
  review_reason: null,
  created_at: "2026-11-01T10:00:00.000Z",
};

test("publications stay visible, without an error, if they cannot be reloaded", async () => {
  const server = fakeServer({ [ROUTE]: () => ({ pagination: { data: [publication] } }) });
  const { queries } = renderListPage(<PublicationList site={{ id: 5, suspended_at: null } as SiteJson} />);
  await screen.findByText("Visitors see this");

  server.fail(ROUTE, 500);
  const { queryKey } = publicationClient.list(5);
  await queries.refetchQueries({ queryKey });

  await waitFor(() => expect(queries.getQueryState(queryKey)?.status).toBe("error"));
  expect(screen.getByText("Visitors see this")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("no publication of a suspended site is said to be visible", async () => {
  fakeServer({ [ROUTE]: () => ({ pagination: { data: [publication] } }) });

  renderListPage(<PublicationList site={{ id: 5, suspended_at: "2026-11-02T10:00:00.000Z" } as SiteJson} />);

  expect(await screen.findByText("Current")).toBeTruthy();
  expect(screen.queryByText("Visitors see this")).toBeNull();
});
