import { db } from "@/lib/db/db";

type Owned = { ownerId: number; workspaceId: number | null };

/** Adds up what is stored for a user, row by row, without the statements that Plinth uses for it. */
export async function storedBytes(userId: number): Promise<number> {
  const ownerOf = new Map((await db.workspace.findMany()).map(({ id, ownerId }) => [id, ownerId]));
  const isPaid = ({ ownerId, workspaceId }: Owned) => (ownerOf.get(workspaceId ?? 0) ?? ownerId) === userId;
  const sum = (sizes: (number | bigint)[]) => sizes.reduce((total: number, size) => total + Number(size), 0);
  const files = (await db.fileEntry.findMany()).filter(isPaid);
  const uploads = (await db.uploadIntent.findMany()).filter(isPaid);
  const templates = (await db.ownTemplate.findMany()).filter(isPaid);
  const projects = (await db.project.findMany({ include: { document: true, revisions: true } })).filter(isPaid);
  const sites = (await db.site.findMany({ include: { publications: true, files: true } })).filter(isPaid);
  const documents = projects.flatMap(({ document, revisions }) => [...(document ? [document] : []), ...revisions]);
  const copies = sites.flatMap((site) => [...site.publications, ...site.files]);
  return sum([
    ...[...files, ...uploads, ...copies].map(({ size }) => size),
    ...[...documents, ...templates].map(({ document }) => Buffer.byteLength(document)),
  ]);
}
