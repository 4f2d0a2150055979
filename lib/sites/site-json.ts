import "server-only";
import type { Prisma } from "@/lib/db/client/client";
import type { SiteJson } from "@/lib/sites/schema";
import { siteUrl } from "@/lib/sites/site-hosts";

export const SHOWN_SITE = {
  id: true,
  name: true,
  slug: true,
  projectId: true,
  ownerId: true,
  workspaceId: true,
  language: true,
  recipient: true,
  icon: true,
  publishAt: true,
  previewKey: true,
  previewPassword: true,
  suspendedAt: true,
  suspensionReason: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
  live: { select: { id: true, number: true, projectVersion: true, createdAt: true } },
  project: { select: { document: { select: { version: true } } } },
  domains: { where: { state: "verified" }, orderBy: { verifiedAt: "asc" }, take: 1, select: { host: true } },
} as const satisfies Prisma.SiteSelect;

export type SiteRow = Prisma.SiteGetPayload<{ select: typeof SHOWN_SITE }>;

export function siteJson(row: SiteRow): SiteJson {
  const { id, name, slug, language, recipient, icon, live, project, domains, previewKey } = row;
  const version = project?.document?.version;
  return {
    id,
    name,
    slug,
    url: siteUrl({ slug, domain: domains[0]?.host }),
    project_id: row.projectId,
    workspace_id: row.workspaceId ?? 0,
    language,
    recipient,
    icon,
    publication: live && {
      id: live.id,
      number: live.number,
      project_version: live.projectVersion,
      created_at: live.createdAt.toISOString(),
    },
    publish_at: row.publishAt?.toISOString() ?? null,
    project_version: version ?? null,
    has_changes: live !== null && version !== undefined && version !== live.projectVersion,
    preview:
      previewKey === null ? null : { url: siteUrl({ slug: previewKey }), has_password: row.previewPassword !== null },
    suspended_at: row.suspendedAt?.toISOString() ?? null,
    suspension_reason: row.suspensionReason,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}
