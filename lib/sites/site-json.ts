import "server-only";
import type { Prisma } from "@/lib/db/client/client";
import type { RowVerb } from "@/lib/ownership/policy";
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
  recipientConfirmedAt: true,
  recipientMailedAt: true,
  icon: true,
  publishAt: true,
  previewKey: true,
  previewPassword: true,
  suspendedAt: true,
  suspensionReason: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
  live: {
    select: {
      id: true,
      number: true,
      projectId: true,
      projectVersion: true,
      name: true,
      language: true,
      icon: true,
      createdAt: true,
    },
  },
  publications: {
    orderBy: { number: "desc" },
    take: 1,
    select: { id: true, number: true, review: true, reviewReason: true, publishAt: true, createdAt: true },
  },
  project: { select: { language: true, deletedAt: true, document: { select: { version: true } } } },
  domains: { where: { state: "verified" }, orderBy: { verifiedAt: "asc" }, take: 1, select: { host: true } },
} as const satisfies Prisma.SiteSelect;

export type SiteRow = Prisma.SiteGetPayload<{ select: typeof SHOWN_SITE }>;

export function siteJson(row: SiteRow, may: RowVerb<"sites">[]): SiteJson {
  const { id, name, slug, recipient, icon, live, project, domains, previewKey } = row;
  return {
    id,
    name,
    slug,
    url: siteUrl({ slug, domain: domains[0]?.host }),
    project_id: row.projectId,
    workspace_id: row.workspaceId ?? 0,
    language: languageOf(row),
    own_language: row.language,
    recipient,
    recipient_state: recipientState(row),
    recipient_mailed_at: row.recipientMailedAt?.toISOString() ?? null,
    icon,
    publication: live && {
      id: live.id,
      number: live.number,
      project_version: live.projectVersion,
      created_at: live.createdAt.toISOString(),
    },
    review: reviewJson(row),
    publish_at: row.publishAt?.toISOString() ?? null,
    project_version: project?.deletedAt === null ? (project.document?.version ?? null) : null,
    has_changes: hasChanges(row),
    preview:
      previewKey === null ? null : { url: siteUrl({ slug: previewKey }), has_password: row.previewPassword !== null },
    suspended_at: row.suspendedAt?.toISOString() ?? null,
    suspension_reason: row.suspensionReason,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
    may,
  };
}

/** The newest publication, if visitors do not see it because it is held or was refused. */
function reviewJson({ publications: [newest] }: SiteRow): SiteJson["review"] {
  if (newest?.review !== "waiting" && newest?.review !== "refused") return null;
  return {
    state: newest.review === "waiting" ? "held" : "refused",
    publication_id: newest.id,
    number: newest.number,
    reason: newest.reviewReason,
    publish_at: newest.publishAt?.toISOString() ?? null,
    created_at: newest.createdAt.toISOString(),
  };
}

type Recipient = Pick<SiteRow, "recipient" | "recipientConfirmedAt">;

export function recipientState({ recipient, recipientConfirmedAt }: Recipient): SiteJson["recipient_state"] {
  if (recipient === null) return "none";
  return recipientConfirmedAt ? "confirmed" : "pending";
}

/** The first part of the site's host, and its own host. */
export const hostsOf = ({ slug, domains }: Pick<SiteRow, "slug" | "domains">) => [
  slug,
  ...domains.map(({ host }) => host),
];

type InLanguage = { language: string | null; project: { language: string } | null };

/** The language of the pages of a site. */
export const languageOf = ({ language, project }: InLanguage): string => language ?? project?.language ?? "en";

/** The columns of a site that are copied to its publications. */
const PUBLISHED_COLUMNS = ["projectId", "name", "icon"] as const;

/**
 * Whether the project's document, the language or a column of `PUBLISHED_COLUMNS` differs from the live publication.
 * False if nothing is published or there is no document.
 */
function hasChanges(row: SiteRow): boolean {
  const { live, project } = row;
  const version = project?.document?.version;
  if (live === null || version === undefined) return false;
  if (version !== live.projectVersion || languageOf(row) !== live.language) return true;
  return PUBLISHED_COLUMNS.some((column) => row[column] !== live[column]);
}
