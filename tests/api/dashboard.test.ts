import { GET } from "@/app/api/v1/dashboard/route";
import type { DashboardJson } from "@/lib/dashboard/schema";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import {
  addMemberAs,
  createDomain,
  createInvite,
  createProject,
  createSite,
  createUser,
  createWorkspace,
} from "../support/factories";
import { createSubmission } from "../support/forms";
import { refusesGuests } from "../support/refuses";
import { page, publish, saveDocument, text } from "../support/sites";
import { withDataFolder } from "../support/uploads";

withDataFolder();

type Person = { id: number };

async function read(as: Person, workspace?: { id: number }): Promise<DashboardJson> {
  const { status, json } = await call(GET, { as, ...(workspace && { query: { workspaceId: workspace.id } }) });
  expect(status).toBe(200);
  return json.dashboard as DashboardJson;
}
const countVisitors = (siteId: number, visitors: number, daysAgo: number) =>
  db.siteView.create({
    data: {
      siteId,
      day: new Date(Date.now() - daysAgo * 86_400_000),
      kind: "site",
      value: "",
      views: visitors,
      visitors,
    },
  });

describe("GET dashboard", () => {
  refusesGuests(() => call(GET));

  test("refuses a user who may not have projects", async () => {
    expect(await call(GET, { as: await createUser({ roles: [] }) })).toBeRefused(403, "forbidden");
  });

  test("says nothing to who has nothing yet", async () => {
    expect(await read(await createUser())).toEqual({
      sites: { count: 0, live: 0, changed: 0, newest: [] },
      projects: [],
      unconnected_domains: [],
      invites: 0,
      unpaid_subscription_id: null,
      recent: [],
    });
  });

  test("tells which sites are live, and which changes visitors do not see", async () => {
    const owner = await createUser();
    const [fresh, changed, draft] = [
      await createSite({ owner }),
      await createSite({ owner }),
      await createSite({ owner }),
    ];
    await publish(owner, fresh);
    await publish(owner, changed);
    await saveDocument(owner, changed, [page("Home", [text("New")])]);

    const { sites, projects } = await read(owner);

    expect(sites).toMatchObject({ count: 3, live: 2, changed: 1 });
    expect(projects.map(({ project, changed_site_id }) => [project.id, changed_site_id])).toEqual([
      [changed.projectId, changed.id],
      [draft.projectId, null],
      [fresh.projectId, null],
    ]);
  });

  test("counts the visitors of seven days and the unread messages of a site", async () => {
    const owner = await createUser();
    const site = await createSite({ owner });
    await countVisitors(site.id, 5, 0);
    await countVisitors(site.id, 7, 6);
    await countVisitors(site.id, 100, 8);
    await createSubmission(site, { name: "A" });
    await createSubmission(site, { name: "B" }, { readAt: new Date() });
    await createSubmission(site, { name: "C" }, { isSpam: true });

    expect((await read(owner)).sites.newest).toMatchObject([{ site: { id: site.id }, visitors: 12, messages: 1 }]);
  });

  test("lists domains that are not connected, open invites and a failed payment", async () => {
    const owner = await createUser();
    const site = await createSite({ owner });
    await createDomain({ owner, site, state: "verified" });
    const pending = await createDomain({ owner, site, state: "pending" });
    const failing = await createDomain({ owner, site, state: "verified", failingSince: new Date() });
    await createInvite({ workspace: await createWorkspace({ owner: await createUser() }), email: owner.email });

    const { unconnected_domains, invites, unpaid_subscription_id } = await read(owner);

    expect(unconnected_domains.map(({ id }) => id)).toEqual([failing.id, pending.id]);
    expect([invites, unpaid_subscription_id]).toEqual([1, null]);
  });

  test("tells what happened last, newest first, and who did it", async () => {
    const owner = await createUser({ firstName: "Ines", lastName: "Morel" });
    const site = await createSite({ owner, name: "Visit" });
    await publish(owner, site);
    await createSubmission(site, { name: "A" });
    const domain = await createDomain({ owner, site, host: "xn--bcher-kva.example" });

    const { recent } = await read(owner);

    expect(recent.map(({ kind, name, user }) => [kind, name, user?.display_name ?? null])).toEqual([
      ["domain_added", "bücher.example", "Ines Morel"],
      ["message", "Visit", null],
      ["published", "Visit", "Ines Morel"],
    ]);
    expect(recent[0]?.id).toBe(domain.id);
  });

  test("shows personal content or that of one workspace, and nobody else's", async () => {
    const [owner, member, stranger] = [await createUser(), await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    await addMemberAs("workspace-contributor", workspace, member);
    const shared = await createProject({ owner, workspace });
    const personal = await createProject({ owner });
    const idsOf = ({ projects }: DashboardJson) => projects.map(({ project }) => project.id);

    expect(idsOf(await read(owner))).toEqual([personal.id]);
    expect(idsOf(await read(member, workspace))).toEqual([shared.id]);
    expect(idsOf(await read(stranger))).toEqual([]);
    expect((await call(GET, { as: stranger, query: { workspaceId: workspace.id } })).status).toBe(404);
  });

  test("hides visitors and messages from members who may not read them", async () => {
    const [owner, contributor, editor] = [await createUser(), await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    await addMemberAs("workspace-contributor", workspace, contributor);
    await addMemberAs("workspace-editor", workspace, editor);
    const site = await createSite({ owner, workspace });
    await countVisitors(site.id, 3, 1);
    await createSubmission(site, { name: "A" });

    expect((await read(contributor, workspace)).sites.newest).toMatchObject([{ visitors: null, messages: null }]);
    expect((await read(contributor, workspace)).recent.filter(({ kind }) => kind === "message")).toEqual([]);
    expect((await read(editor, workspace)).sites.newest).toMatchObject([{ visitors: 3, messages: 1 }]);
  });
});
