import "@/lib/i18n/message"; // the texts contain plurals
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MoveDialog } from "@/components/projects/move-dialog";
import { useProjectActions } from "@/components/projects/use-project-actions";
import { closeDialogs, openDialog } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import type { MovePreviewJson } from "@/lib/project-moves/schema";
import type { ProjectJson } from "@/lib/projects/schema";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";
import { bootstrapWith, member } from "../site/public-page";
import { workspaceOf } from "../workspaces/workspace";

const TIME = "2026-11-01T10:00:00.000Z";
const project: ProjectJson = {
  id: 3,
  name: "Pottery",
  workspace_id: 0,
  language: "en",
  version: 1,
  created_at: TIME,
  updated_at: TIME,
  deleted_at: null,
  may: ["update", "move"],
};
const personal = workspaceOf({ id: 0, name: "Default", default: true });
const atelier = workspaceOf();
const moved: MovePreviewJson = {
  sites: [
    { id: 1, name: "Tea house" },
    { id: 2, name: "Shop" },
  ],
  domains: 1,
  files: 5,
  staying: [],
  hidden: 0,
};

let server: FakeServer;
let answer: MovePreviewJson;

// otherwise the first test would wait for these imports
beforeAll(() =>
  Promise.all([
    import("@/components/ui/list-popup"),
    import("@/components/ui/toast-renderer"),
    import("@/components/projects/move-schema"),
  ]),
);
beforeEach(() => {
  answer = moved;
  server = fakeServer({
    "GET /api/v1/projects/:id/move": () => ({ move: answer }),
    "POST /api/v1/projects/:id/move": () => ({ project: { ...project, workspace_id: 4 } }),
    "GET /api/v1/me/workspaces": () => ({ workspaces: [personal, atelier] }),
    "GET /api/v1/bootstrap-data": () => ({
      data: { ...bootstrapWith({ user: member }), i18n: { language: "en", lines: {} } },
    }),
  });
});
afterEach(() => {
  closeDialogs();
  closeToast();
  cleanup();
});

function open(shown = project) {
  renderListPage(<p>Projects</p>);
  void openDialog(MoveDialog, { project: shown, workspaces: [personal, atelier] });
}

async function choose(name: string) {
  await userEvent.click(await screen.findByRole("combobox", { name: "Workspace" }));
  await userEvent.click(await screen.findByRole("option", { name }));
}

const note = () => screen.findByRole("status");

test("says before the move what moves along, and who can see it then", async () => {
  open();

  await choose("Atelier");

  const { textContent } = await note();
  expect(textContent).toMatch("With the project, this moves: 2 sites, 1 domain, and 5 files.");
  expect(textContent).toMatch("Members of Atelier can then change the project, publish its sites, and read their mess");
  expect(textContent).not.toMatch("stay");
  expect(server.lines).toContain("GET /api/v1/projects/3/move?workspace_id=4");
  expect(server.writes).toEqual([]);
});

test("names the sites that stay, with the reason", async () => {
  answer = {
    ...moved,
    staying: [
      { id: 5, name: "Elsewhere", reason: "elsewhere" },
      { id: 6, name: "Forbidden", reason: "not_allowed" },
    ],
    hidden: 1,
  };
  open();

  await choose("Atelier");

  const { textContent } = await note();
  expect(textContent).toMatch("Sites that are in another place stay there: Elsewhere.");
  expect(textContent).toMatch("Sites that you may not move stay here: Forbidden.");
  expect(textContent).toMatch("1 site that you cannot see shows the project too");
});

test("says of a move out of a workspace that only the user can open everything then, and that files stay", async () => {
  open({ ...project, workspace_id: 4 });

  await choose("Default");

  const { textContent } = await note();
  expect(textContent).toMatch("Only you can then open the project and its sites.");
  expect(textContent).toMatch("Pictures and other files stay where they are.");
});

test("shows what exceeds a limit, and stays open", async () => {
  const message = "There would be too many sites: the limit there is 1, and the move adds 2.";
  server.on("POST /api/v1/projects/:id/move", () => refusal(403, message));
  open();
  await choose("Atelier");

  await userEvent.click(screen.getByRole("button", { name: "Move" }));

  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole("combobox", { name: "Workspace" })).toBeTruthy();
});

function Actions() {
  const { move } = useProjectActions();
  return (
    <button type="button" onClick={() => void move(project)}>
      Open
    </button>
  );
}

test("after the move, the counts in the sidebar are loaded again", async () => {
  renderListPage(<Actions />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await choose("Atelier");

  await userEvent.click(screen.getByRole("button", { name: "Move" }));

  expect(await screen.findByText('Project moved to "Atelier"')).toBeTruthy();
  await waitFor(() => expect(server.lines).toContain("GET /api/v1/bootstrap-data"));
});
