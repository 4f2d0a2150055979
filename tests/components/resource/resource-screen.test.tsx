import { screen } from "@testing-library/react";
import { ResourceScreen } from "@/components/resource/resource-screen";
import { roleResource } from "@/components/roles/role-resource";
import { fakeServer } from "../../support/fake-server";
import { grant, pageOf, renderListPage } from "../data-table/list-page";

const ORDER = { by: "created_at", dir: "asc" } as const;

test("a resource without a CSV file has no link to one", async () => {
  fakeServer({ "GET /api/v1/roles": () => pageOf([]) });

  renderListPage(<ResourceScreen resource={{ ...roleResource, hasCsv: false }} columns={[]} order={ORDER} />, {
    permissions: [grant("admin")],
  });

  expect(await screen.findByText("No roles yet")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "CSV" })).toBeNull();
});
