import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NewProjectScreen } from "@/components/projects/new-project-screen";
import { fakeServer, refusal } from "../../support/fake-server";
import { project } from "../editor/project";
import { member, renderOnPage } from "../site/public-page";

beforeAll(() => {
  // jsdom lacks this class
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(cleanup);

test("a second press, before the editor opens, creates no second project", async () => {
  const visits: string[] = [];
  const router = { push: (path: string) => visits.push(path) } as unknown as AppRouterInstance;
  const server = fakeServer({
    "GET /api/v1/templates": () => ({ templates: [] }),
    "GET /api/v1/bootstrap-data": () => refusal(500, "error"),
    "POST /api/v1/projects": () => ({ project }),
  });
  renderOnPage(
    <AppRouterContext value={router}>
      <NewProjectScreen />
    </AppRouterContext>,
    { user: member },
  );
  await userEvent.type(await screen.findByLabelText("Name"), "Pottery studio");

  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(visits).toEqual(["/editor/5"]));
  await userEvent.keyboard("{Enter}");

  expect(server.writes.map(({ path }) => path)).toEqual(["/api/v1/projects"]);
  expect(screen.getByRole("button", { name: "Creating" })).toBeTruthy();
});
