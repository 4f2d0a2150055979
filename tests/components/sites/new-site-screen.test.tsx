import "@/lib/i18n/message"; // formats plurals; the app loads this module on demand
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NewSiteScreen } from "@/components/sites/new-site-screen";
import type { Grant } from "@/lib/permissions/permissions";
import type { ProjectJson } from "@/lib/projects/schema";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { pageOf } from "../data-table/list-page";
import { project } from "../editor/project";
import { member, renderOnPage } from "../site/public-page";

let visits: string[];
let projects: ProjectJson[];
let server: FakeServer;

beforeEach(() => {
  visits = [];
  projects = [project];
  server = fakeServer({
    "GET /api/v1/projects": () => pageOf(projects),
    "GET /api/v1/bootstrap-data": () => refusal(500, "error"),
    "POST /api/v1/sites": () => ({ site: { id: 9, name: "Pottery" } }),
  });
});
afterEach(cleanup);

const mayCreate = (count: number): Grant[] => [
  { name: "projects.create", restrictions: [] },
  { name: "sites.create", restrictions: [{ name: "count", value: count }] },
];

function show(permissions = mayCreate(2)) {
  const router = { push: (path: string) => visits.push(path) } as unknown as AppRouterInstance;
  renderOnPage(
    <AppRouterContext value={router}>
      <NewSiteScreen />
    </AppRouterContext>,
    { user: { ...member, permissions, content_use: { ...member.content_use, sites: 1 } } },
  );
}

const fillIn = async (name: string) => userEvent.type(await screen.findByLabelText("Name"), name);
const create = () => userEvent.click(screen.getByRole("button", { name: "Create site" }));

test("the first project that the server lists is preselected", async () => {
  projects = [project, { ...project, id: project.id + 1, name: "An older one" }];
  show();
  await fillIn("Pottery");
  expect(screen.getByLabelText<HTMLInputElement>("Project").value).toBe(project.name);

  await create();

  await waitFor(() => expect(server.writes).toHaveLength(1));
  expect(server.writes[0]?.body).toMatchObject({ name: "Pottery", slug: "pottery", project_id: project.id });
});

test("says before the form is filled in that the limit is used up", async () => {
  show(mayCreate(1));

  expect(await screen.findByText("You have used your only site")).toBeTruthy();
  expect(screen.queryByLabelText("Name")).toBeNull();
});

test("another project can be chosen", async () => {
  projects = [project, { ...project, id: project.id + 1, name: "An older one" }];
  show();
  await fillIn("Pottery");
  await userEvent.click(screen.getByLabelText("Project"));
  await userEvent.click(await screen.findByRole("option", { name: "An older one" }));

  await create();

  await waitFor(() => expect(server.writes).toHaveLength(1));
  expect(server.writes[0]?.body).toMatchObject({ project_id: project.id + 1 });
});

test("a user without projects gets a link to create one", async () => {
  projects = [];
  show();

  const link = await screen.findByRole("link", { name: "New project" });

  expect(link.getAttribute("href")).toBe("/dashboard/projects/new");
  expect(screen.queryByLabelText("Name")).toBeNull();
});

test("projects that cannot be loaded can be requested again", async () => {
  server.fail("GET /api/v1/projects", 403);
  show();
  const retry = await screen.findByRole("button", { name: "Try again" });
  server.on("GET /api/v1/projects", () => pageOf(projects));

  await userEvent.click(retry);

  expect(await screen.findByLabelText("Name")).toBeTruthy();
});

test("submitting the form again before the site opens sends nothing", async () => {
  show();
  await fillIn("Pottery");
  await create();
  await waitFor(() => expect(visits).toEqual(["/dashboard/sites/9"]));

  await userEvent.type(screen.getByLabelText("Name"), "{Enter}");

  expect(server.writes.map(({ path }) => path)).toEqual(["/api/v1/sites"]);
});
