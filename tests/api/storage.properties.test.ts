import fc from "fast-check";
import { POST as DELETE_FILES } from "@/app/api/v1/file-entries/delete/route";
import { POST as RESTORE_FILES } from "@/app/api/v1/file-entries/restore/route";
import { PUT as SAVE } from "@/app/api/v1/projects/[projectId]/document/route";
import { POST as DUPLICATE } from "@/app/api/v1/projects/[projectId]/duplicate/route";
import { POST as MOVE } from "@/app/api/v1/projects/[projectId]/move/route";
import { POST as PURGE_PROJECT } from "@/app/api/v1/projects/[projectId]/purge/route";
import { POST as RESTORE_PROJECT } from "@/app/api/v1/projects/[projectId]/restore/route";
import { POST as RESTORE_REVISION } from "@/app/api/v1/projects/[projectId]/revisions/[revisionId]/restore/route";
import { DELETE as DELETE_PROJECT } from "@/app/api/v1/projects/[projectId]/route";
import { POST as SAVE_TEMPLATE } from "@/app/api/v1/projects/[projectId]/template/route";
import { POST as CREATE_PROJECT } from "@/app/api/v1/projects/route";
import { DELETE as UNPUBLISH } from "@/app/api/v1/sites/[siteId]/publication/route";
import { POST as PURGE_SITE } from "@/app/api/v1/sites/[siteId]/purge/route";
import { POST as RESTORE_SITE } from "@/app/api/v1/sites/[siteId]/restore/route";
import { DELETE as DELETE_SITE } from "@/app/api/v1/sites/[siteId]/route";
import { POST as CREATE_SITE } from "@/app/api/v1/sites/route";
import { DELETE as DELETE_TEMPLATE } from "@/app/api/v1/templates/[templateId]/route";
import { DELETE as REMOVE_MEMBER } from "@/app/api/v1/workspaces/[workspaceId]/members/[userId]/route";
import { DELETE as DELETE_WORKSPACE } from "@/app/api/v1/workspaces/[workspaceId]/route";
import { POST as ACCEPT_TRANSFER } from "@/app/api/v1/workspaces/[workspaceId]/transfer/acceptance/route";
import { POST as ASK_TO_TRANSFER } from "@/app/api/v1/workspaces/[workspaceId]/transfer/route";
import { db } from "@/lib/db/db";
import { sweepTrash } from "@/lib/files/sweep";
import { sweepProjects } from "@/lib/projects/deletion";
import { sweepSites } from "@/lib/publications/sweep";
import { readStorageUse } from "@/lib/storage-use/storage-use";
import { ownTemplateId } from "@/lib/templates/policy";
import { sweepUploads } from "@/lib/uploads/sweep";
import { sweepWorkspaces } from "@/lib/workspaces/sweep";
import { call } from "../support/api";
import { confirmed } from "../support/confirmed-session";
import { createUser, createWorkspace } from "../support/factories";
import { resetRateLimits } from "../support/reset-rate-limits";
import { link, page, publish, text } from "../support/sites";
import { storedBytes } from "../support/stored-bytes";
import { upload, withDataFolder } from "../support/uploads";

withDataFolder();

type Person = { id: number };
/** Who acts, in which workspace, and a number that chooses a row and a size. */
type Step = { as: Person; other: Person; workspaceId: number; pick: number };

const MONTH_AGO = new Date(Date.now() - 31 * 86_400_000);
const HOUR_AGO = new Date(Date.now() - 3_600_000);

/** Chooses one of the rows. Undefined if there are none. */
const chosen = <Row>(rows: Row[], pick: number): Row | undefined => rows[pick % Math.max(1, rows.length)];
/** Restricts a query to what the two people own, in the trash or not. */
const theirs = ({ as, other }: Step, isTrashed: boolean) => ({
  where: { ownerId: { in: [as.id, other.id] }, deletedAt: isTrashed ? { not: null } : null },
  orderBy: { id: "asc" as const },
});
const chooseProject = async (step: Step, isTrashed = false) =>
  chosen(await db.project.findMany(theirs(step, isTrashed)), step.pick);
const chooseSite = async (step: Step, isTrashed = false) =>
  chosen(await db.site.findMany(theirs(step, isTrashed)), step.pick);
const chooseFile = async (step: Step, isTrashed = false) =>
  chosen(await db.fileEntry.findMany(theirs(step, isTrashed)), step.pick);
const query = ({ workspaceId }: Step): Record<string, number> => (workspaceId === 0 ? {} : { workspaceId });
const save = async (as: Person, projectId: number, words: string, href?: string) => {
  const { version } = await db.projectDocument.findUniqueOrThrow({ where: { projectId } });
  const document = { pages: [page("", [text(words), ...(href ? [link(href)] : [])])], styles: [] };
  return call(SAVE, { as, params: { projectId }, body: { document, version } });
};

const ACTS: Record<string, (step: Step) => Promise<unknown>> = {
  "upload a file": async (step) =>
    upload(step.as, { name: "a.txt", bytes: "a".repeat(1 + (step.pick % 5000)) }, { query: query(step) }),
  "begin an upload and leave": async ({ as, pick }) =>
    db.$transaction(async (tx) => {
      const id = `left-${as.id}-${Date.now()}-${pick}`;
      const data = { id, key: `uploads/le/${id}`, kind: "tus", name: "a", mime: "text/plain", ownerId: as.id };
      await tx.uploadIntent.create({ data: { ...data, size: pick, expiresAt: new Date(Date.now() - 1000) } });
      await tx.storageUse.upsert({
        where: { userId: as.id },
        create: { userId: as.id, bytes: pick },
        update: { bytes: { increment: pick } },
      });
    }),
  "remove what was left of uploads": () => sweepUploads(),
  "move a file to the trash": async (step) => {
    const { as } = step;
    const file = await chooseFile(step);
    if (file) await call(DELETE_FILES, { as, body: { entryIds: [file.id] } });
  },
  "restore a file": async (step) => {
    const { as } = step;
    const file = await chooseFile(step, true);
    if (file) await call(RESTORE_FILES, { as, body: { entryIds: [file.id] } });
  },
  "delete a file for good": async (step) => {
    const { as } = step;
    const file = await chooseFile(step, true);
    if (file) await call(DELETE_FILES, { as, body: { entryIds: [file.id], deleteForever: true } });
  },
  "create a project": async (step) => call(CREATE_PROJECT, { as: step.as, body: { name: "One" }, query: query(step) }),
  "copy a project": async (step) => {
    const { as } = step;
    const project = await chooseProject(step);
    if (project) await call(DUPLICATE, { as, params: { projectId: project.id } });
  },
  "save a document": async (step) => {
    const { as, pick } = step;
    const project = await chooseProject(step);
    if (project) await save(as, project.id, "word ".repeat(pick % 3000));
  },
  "save a document later": async (step) => {
    const { as, pick } = step;
    const project = await chooseProject(step);
    if (!project) return;
    await db.projectRevision.updateMany({ where: { projectId: project.id }, data: { createdAt: HOUR_AGO } });
    await save(as, project.id, "more ".repeat(pick % 2000));
  },
  "have old versions dropped": async (step) => {
    const { as, pick } = step;
    const project = await chooseProject(step);
    if (!project) return;
    const { document } = await db.projectDocument.findUniqueOrThrow({ where: { projectId: project.id } });
    const rows = Array.from({ length: 55 }, () => ({
      projectId: project.id,
      version: 1,
      document,
      createdAt: HOUR_AGO,
    }));
    const { ownerId, workspaceId } = project;
    const workspace = await db.workspace.findUnique({ where: { id: workspaceId ?? 0 } });
    await db.$transaction([
      db.projectRevision.createMany({ data: rows }),
      db.storageUse.update({
        where: { userId: workspace?.ownerId ?? ownerId },
        data: { bytes: { increment: 55 * Buffer.byteLength(document) } },
      }),
    ]);
    await save(as, project.id, "few ".repeat(pick % 50));
  },
  "restore a version": async (step) => {
    const { as, pick } = step;
    const revision = chosen(await db.projectRevision.findMany({ where: { project: theirs(step, false).where } }), pick);
    const params = { projectId: revision?.projectId ?? 0, revisionId: revision?.id ?? 0 };
    if (revision) await call(RESTORE_REVISION, { as, params });
  },
  "move a project": async (step) => {
    const project = await chooseProject(step);
    const body = { workspace_id: step.workspaceId };
    if (project) await call(MOVE, { as: step.as, params: { projectId: project.id }, body });
  },
  "delete a project": async (step) => {
    const { as } = step;
    const project = await chooseProject(step);
    if (project) await call(DELETE_PROJECT, { as, params: { projectId: project.id } });
  },
  "restore a project": async (step) => {
    const { as } = step;
    const project = await chooseProject(step, true);
    if (project) await call(RESTORE_PROJECT, { as, params: { projectId: project.id } });
  },
  "delete a project for good": async (step) => {
    const { as } = step;
    const project = await chooseProject(step, true);
    if (project) await call(PURGE_PROJECT, { as, params: { projectId: project.id } });
  },
  "save a template": async (step) => {
    const { as } = step;
    const project = await chooseProject(step);
    if (project) await call(SAVE_TEMPLATE, { as, params: { projectId: project.id }, body: { name: "Mine" } });
  },
  "delete a template": async ({ as, pick }) => {
    const template = chosen(await db.ownTemplate.findMany({ orderBy: { id: "desc" }, take: 3 }), pick);
    if (template) await call(DELETE_TEMPLATE, { as, params: { templateId: ownTemplateId(template.id) } });
  },
  "create and publish a site": async (step) => {
    const project = await chooseProject(step);
    if (!project) return;
    const slug = `site-${Date.now()}-${step.pick % 100}`;
    const body = { name: "A site", slug, project_id: project.id };
    const { json } = await call(CREATE_SITE, { as: step.as, body, query: query(step) });
    if (json.site) await publish(step.as, json.site);
  },
  "publish a file": async (step) => {
    const { as } = step;
    const [site, file] = [await chooseSite(step), await chooseFile(step)];
    if (!site?.projectId || !file) return;
    await save(as, site.projectId, "a link", `/api/v1/file-entries/${file.id}/download`);
    await publish(as, site);
  },
  "schedule a publication": async (step) => {
    const { as } = step;
    const site = await chooseSite(step);
    if (site) await publish(as, site, { publish_at: new Date(Date.now() + 86_400_000).toISOString() });
  },
  "unpublish a site": async (step) => {
    const { as } = step;
    const site = await chooseSite(step);
    if (site) await call(UNPUBLISH, { as, params: { siteId: site.id } });
  },
  "delete a site": async (step) => {
    const { as } = step;
    const site = await chooseSite(step);
    if (site) await call(DELETE_SITE, { as, params: { siteId: site.id } });
  },
  "restore a site": async (step) => {
    const { as } = step;
    const site = await chooseSite(step, true);
    if (site) await call(RESTORE_SITE, { as, params: { siteId: site.id } });
  },
  "delete a site for good": async (step) => {
    const { as } = step;
    const site = await chooseSite(step, true);
    if (site) await call(PURGE_SITE, { as, params: { siteId: site.id } });
  },
  "hand over the workspace": async ({ as, other }) => {
    const workspace = await db.workspace.findFirst({ where: { ownerId: as.id, deletedAt: null } });
    if (!workspace) return;
    const params = { workspaceId: workspace.id };
    await call(ASK_TO_TRANSFER, { ...(await confirmed(as)), params, body: { user_id: other.id } });
    await call(ACCEPT_TRANSFER, { as: other, params });
  },
  "remove the other member": async ({ as, other }) => {
    const workspace = await db.workspace.findFirst({ where: { ownerId: as.id, deletedAt: null } });
    if (workspace) await call(REMOVE_MEMBER, { as, params: { workspaceId: workspace.id, userId: other.id } });
  },
  "delete the workspace for good": async ({ as }) => {
    const workspace = await db.workspace.findFirst({ where: { ownerId: as.id, deletedAt: null } });
    if (!workspace) return;
    await call(DELETE_WORKSPACE, { as, params: { workspaceId: workspace.id } });
    await db.workspace.updateMany({ where: { deletedAt: { not: null } }, data: { deletedAt: MONTH_AGO } });
    await sweepWorkspaces();
  },
  "empty the trash after a month": async () => {
    const isTrashed = { where: { deletedAt: { not: null } }, data: { deletedAt: MONTH_AGO } };
    await db.fileEntry.updateMany(isTrashed);
    await db.project.updateMany(isTrashed);
    await db.site.updateMany(isTrashed);
    await sweepTrash();
    await sweepProjects();
    await sweepSites();
  },
};

const order = fc.shuffledSubarray(Object.keys(ACTS), { minLength: Object.keys(ACTS).length });
const circumstances = fc.record({ isFirst: fc.boolean(), isShared: fc.boolean(), pick: fc.nat(100_000) });
/** Every act twice, in any order. */
const steps = fc
  .tuple(order, order)
  .map((orders) => orders.flat())
  .chain((acts) => fc.tuple(...acts.map((act) => circumstances.map((each) => ({ act, ...each })))));

/** Creates two people who share a workspace. */
async function createPeople() {
  const permissions = ["projects.create", "sites.create", "files.create", "workspaces.create"] as const;
  const [first, second] = [
    await createUser({ roles: [], permissions: [...permissions] }),
    await createUser({ roles: [], permissions: [...permissions] }),
  ];
  await createWorkspace({ owner: first, members: [second] });
  return [first, second] as const;
}

async function findWorkspace({ id: userId }: Person): Promise<number> {
  const row = await db.workspace.findFirst({ where: { members: { some: { userId } }, deletedAt: null } });
  return row?.id ?? 0;
}

const usesOf = (people: readonly Person[]) => Promise.all(people.map(({ id }) => readStorageUse(db, id)));
const storedBytesOf = (people: readonly Person[]) => Promise.all(people.map(({ id }) => storedBytes(id)));

test("after any sequence of acts, the storage use is exactly what is stored", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const people = await createPeople();
      for (const { act, isFirst, isShared, pick } of sequence) {
        const [as, other] = isFirst ? people : [people[1], people[0]];
        resetRateLimits();
        await ACTS[act]?.({ as, other, workspaceId: isShared ? await findWorkspace(as) : 0, pick });
        expect([act, await usesOf(people)]).toEqual([act, await storedBytesOf(people)]);
      }
    }),
    { numRuns: 3, seed: 7, endOnFailure: true },
  );
}, 300_000);
