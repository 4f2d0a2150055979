import "server-only";
import { displayName } from "@/lib/actor/display-name";
import type { Tx } from "@/lib/db/db";
import type { EvidenceKind } from "@/lib/sites/policy";
import { siteUrl } from "@/lib/sites/site-hosts";

/** How long evidence is kept. Publications that it refers to are kept as long. */
export const EVIDENCE_MONTHS = 12;

type Actor = { id: number; user: Parameters<typeof displayName>[0] };

/** `publicationId`: by default the publication that visitors see. `actor`: null for a visitor. */
type Evidence = {
  siteId: number;
  kind: EvidenceKind;
  actor: Actor | null;
  text: string;
  publicationId?: number | null;
};

/**
 * Records what happened to a site because of abuse, so that it can be shown later: who did what and when, and the
 * publication that visitors saw. The entry stays when the site, its owner or the actor is deleted.
 */
export async function recordEvidence(tx: Tx, { siteId, kind, actor, text, ...of }: Evidence): Promise<void> {
  const site = await tx.site.findUniqueOrThrow({
    where: { id: siteId },
    select: { name: true, slug: true, publicationId: true, ownerId: true },
  });
  const data = {
    siteId,
    publicationId: of.publicationId === undefined ? site.publicationId : of.publicationId,
    kind,
    actorId: actor?.id ?? null,
    actorName: actor ? displayName(actor.user) : null,
    siteName: site.name,
    address: siteUrl({ slug: site.slug }),
    ownerId: site.ownerId,
    text,
  };
  await tx.siteEvidence.create({ data, select: { id: true } });
}
