import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NewProjectScreen } from "@/components/projects/new-project-screen";
import { fakeServer, refusal } from "../../support/fake-server";
import { stubListLayout } from "../../support/list-layout";
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

test("shows all pages of a template before it is chosen", async () => {
  stubListLayout();
  globalThis.IntersectionObserver = class {
    readonly seen: IntersectionObserverCallback;
    constructor(seen: IntersectionObserverCallback) {
      this.seen = seen;
    }
    observe() {
      this.seen([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const template = {
    id: "hair-salon",
    name: "Hair salon",
    category: "business",
    thumbnail: "/a.avif",
    pages: 2,
    may: [],
  };
  const server = fakeServer({
    "GET /api/v1/templates": () => ({ templates: [template] }),
    "GET /api/v1/templates/hair-salon/preview": () => ({ html: "<p>A page</p>" }),
  });
  renderOnPage(
    <AppRouterContext value={{} as AppRouterInstance}>
      <NewProjectScreen />
    </AppRouterContext>,
    { user: member },
  );

  await userEvent.click(await screen.findByRole("button", { name: "Look at the pages of Hair salon" }));

  const dialog = await screen.findByRole("dialog", { name: "Hair salon" });
  await waitFor(() => expect(dialog.querySelectorAll("iframe")).toHaveLength(2));
  const previews = server.calls.filter(({ path }) => path.includes("/preview"));
  expect(previews.map(({ path }) => path.split("?")[1])).toEqual(["page=1", "page=2"]);

  await userEvent.click(within(dialog).getByRole("button", { name: "Use this template" }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Hair salon/ }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Hair salon");
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Create project" }).disabled).toBe(false),
  );
});
