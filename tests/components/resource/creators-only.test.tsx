import { cleanup, screen } from "@testing-library/react";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import { FilesScreen } from "@/components/files/files-screen";
import { NewProjectScreen } from "@/components/projects/new-project-screen";
import { NewSiteScreen } from "@/components/sites/new-site-screen";
import { storeActiveWorkspace } from "@/lib/http/active-workspace";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";
import type { WorkspaceJson } from "@/lib/workspaces/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { pageOf, renderListPage } from "../data-table/list-page";
import { project } from "../editor/project";
import { workspaceOf } from "../workspaces/workspace";

const REFUSAL = /^Your role in this workspace does not include this/;
const NO_PARTS = { files: 0, projects: 0, versions: 0, published: 0, trash: 0 };
const UPLOADS = { allowed_types: [] } as unknown as UploadSettings;

let server: FakeServer;
let may_create: WorkspaceJson["may_create"];

beforeAll(() => {
  // jsdom lacks this class
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
beforeEach(() => {
  may_create = [];
  server = fakeServer({
    "GET /api/v1/workspaces/9": () => ({ workspace: workspaceOf({ id: 9, may_create }) }),
    "GET /api/v1/templates": () => ({ templates: [] }),
    "GET /api/v1/projects": () => pageOf([project]),
    "GET /api/v1/file-entries": () => pageOf([]),
    "GET /api/v1/file-entries/usage": () => ({ usage: { used: 0, limit: null, parts: NO_PARTS } }),
  });
  storeActiveWorkspace(9);
});
afterEach(() => {
  cleanup();
  storeActiveWorkspace(0);
});

const show = (content: ReactNode) =>
  renderListPage(<AppRouterContext value={{} as AppRouterInstance}>{content}</AppRouterContext>);

const FORMS = [
  ["projects", <NewProjectScreen key="projects" />, "Create project"],
  ["sites", <NewSiteScreen key="sites" />, "Create site"],
] as const;

test.each(FORMS)("the form for new %s is shown to members whose role includes them", async (noun, form, button) => {
  may_create = [noun];
  show(form);

  expect(await screen.findByRole("button", { name: button })).toBeTruthy();
  expect(screen.queryByText(REFUSAL)).toBeNull();
});

test.each(FORMS)("other members are told why there is no form for new %s", async (_, form, button) => {
  show(form);

  expect(await screen.findByText(REFUSAL)).toBeTruthy();
  expect(screen.queryByRole("button", { name: button })).toBeNull();
});

test("if the role cannot be loaded, the form is shown, and the server decides", async () => {
  server.fail("GET /api/v1/workspaces/9", 404);
  show(<NewProjectScreen />);

  expect(await screen.findByRole("button", { name: "Create project" })).toBeTruthy();
});

test("files can be uploaded by members whose role includes that", async () => {
  may_create = ["files"];
  show(<FilesScreen settings={UPLOADS} />);

  expect(await screen.findByRole("button", { name: "Upload files" })).toBeTruthy();
});

test("other members get no buttons for uploads, and no advice to use them", async () => {
  show(<FilesScreen settings={UPLOADS} />);

  expect(await screen.findByText("Files that members of this workspace upload appear here.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Upload/ })).toBeNull();
});
