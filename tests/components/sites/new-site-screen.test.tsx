import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NewSiteScreen } from "@/components/sites/new-site-screen";
import { fakeServer, refusal } from "../../support/fake-server";
import { pageOf } from "../data-table/list-page";
import { project } from "../editor/project";
import { member, renderOnPage } from "../site/public-page";

afterEach(cleanup);

test("submitting the form again before the site opens sends nothing", async () => {
  const visits: string[] = [];
  const router = { push: (path: string) => visits.push(path) } as unknown as AppRouterInstance;
  const server = fakeServer({
    "GET /api/v1/projects": () => pageOf([project]),
    "GET /api/v1/bootstrap-data": () => refusal(500, "error"),
    "POST /api/v1/sites": () => ({ site: { id: 9, name: "Pottery" } }),
  });
  renderOnPage(
    <AppRouterContext value={router}>
      <NewSiteScreen />
    </AppRouterContext>,
    { user: member },
  );
  await userEvent.type(screen.getByLabelText("Name"), "Pottery");
  await userEvent.click(screen.getByLabelText("Project"));
  await userEvent.click(await screen.findByRole("option", { name: project.name }));

  await userEvent.click(screen.getByRole("button", { name: "Create site" }));
  await waitFor(() => expect(visits).toEqual(["/dashboard/sites/9"]));
  await userEvent.type(screen.getByLabelText("Name"), "{Enter}");

  expect(server.sent.map(({ path }) => path)).toEqual(["/api/v1/sites"]);
});
