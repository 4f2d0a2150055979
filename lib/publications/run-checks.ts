import "server-only";
import { type FieldMessage, invalid } from "@/lib/errors";
import { limitShared } from "@/lib/http/rate-limit";
import type { T } from "@/lib/i18n/create-t";
import type { Caller } from "@/lib/projects/projects";
import { CHECK_RULES, type CheckRule, type Draft, isError } from "@/lib/publications/checks/check";
import type { checkDocument, DocumentFinding } from "@/lib/publications/checks/check-document";
import { findDocumentFiles } from "@/lib/publications/document-files";
import { readCurrentDocument } from "@/lib/publications/draft";
import type { CheckJson } from "@/lib/publications/schema";
import type { SourceFile } from "@/lib/publications/source-file";
import { hostsOf, recipientState } from "@/lib/sites/site-json";
import { requireSite } from "@/lib/sites/sites";
import { runInThread, type TaskOwner } from "@/lib/threads/pool";

const CHECKS_LIMIT = { name: "site-checks", points: 60, seconds: 60 };

/** Returns the errors, which prevent a publication, and the warnings. `t` translates the messages. */
export async function getChecks(caller: Caller, siteId: number, t: T): Promise<CheckJson[]> {
  const site = await requireSite(caller, "view", siteId);
  await limitShared(CHECKS_LIMIT, String(caller.actor.id));
  const { document } = await readCurrentDocument(site, caller);
  const owner = { ownerId: caller.actor.id };
  const files = await findDocumentFiles(document, { ...site, caller }, owner);
  const findings = await checkInThread(
    { document, recipient: recipientState(site), hosts: hostsOf(site), files },
    owner,
  );
  return findings.map((finding) => checkJson(finding, t));
}

/** `document`: as JSON text. */
type CheckedDraft = Pick<Draft, "recipient" | "hosts"> & {
  document: string;
  files: ReadonlyMap<string, SourceFile | null>;
};

/** Throws a 422 with the messages of all errors. Returns the rules that found something else. */
export async function requirePublishable(checked: CheckedDraft, owner: TaskOwner): Promise<Set<CheckRule>> {
  const findings = await checkInThread(checked, owner);
  const errors = findings.filter(isError);
  if (errors.length > 0) throw refuseChecks(errors.map(({ message }) => message));
  return new Set(findings.map(({ rule }) => rule));
}

/**
 * Throws a 422 if a draft asks for secrets, as a publication may not. Everyone who has the link can see a draft.
 * `files`: see `findDocumentFiles`.
 */
export async function requireShareable(draft: Omit<CheckedDraft, "recipient" | "hosts">, owner: TaskOwner) {
  const findings = await checkInThread({ ...draft, recipient: "none", hosts: [] }, owner);
  const secrets = findings.filter(({ rule }) => rule === "form-secrets");
  if (secrets.length > 0) throw refuseChecks(secrets.map(({ message }) => message));
}

/** Creates the error for a site that cannot be published (422). */
export const refuseChecks = (messages: readonly FieldMessage[]) => invalid({ checks: messages });

function checkInThread({ files, ...draft }: CheckedDraft, owner: TaskOwner): Promise<DocumentFinding[]> {
  const sizes = [...files].map(([address, file]) => [address, file && { size: file.size, mime: file.mime }] as const);
  return runInThread<typeof checkDocument>("checkDocument", { ...draft, files: new Map(sizes) }, owner);
}

function checkJson({ rule, page, pageId, message, address }: DocumentFinding, t: T): CheckJson {
  const text = typeof message === "string" ? t(message) : t(...message);
  return { level: CHECK_RULES[rule], page, page_id: pageId, rule, message: text, address: address ?? null };
}
