import "server-only";
import { invalid } from "@/lib/errors";
import { limitShared } from "@/lib/http/rate-limit";
import type { T } from "@/lib/i18n/create-t";
import type { Caller } from "@/lib/projects/projects";
import { CHECK_RULES, type Draft, type Finding } from "@/lib/publications/checks/check";
import { checkDraft, isError } from "@/lib/publications/checks/checks";
import { prepareDraft, readCurrentDocument } from "@/lib/publications/draft";
import type { CheckJson } from "@/lib/publications/schema";
import { recipientState } from "@/lib/sites/site-json";
import { requireSite } from "@/lib/sites/sites";

const CHECKS_LIMIT = { name: "site-checks", points: 60, seconds: 60 };

/** Returns the errors, which prevent a publication, and the warnings. `t` translates the messages. */
export async function getChecks(caller: Caller, siteId: number, t: T): Promise<CheckJson[]> {
  const site = await requireSite(caller, "view", siteId);
  await limitShared(CHECKS_LIMIT, String(caller.actor.id));
  const { document } = await readCurrentDocument(site, caller);
  const draft = await prepareDraft(document, { recipient: recipientState(site), scope: { ...site, caller } });
  return checkDraft(draft).map((finding) => checkJson(finding, t));
}

/** Throws a 422 with the messages of all errors. */
export function requirePublishable(draft: Draft): void {
  const errors = checkDraft(draft).filter(isError);
  if (errors.length > 0) throw invalid({ checks: errors.map(({ message }) => message) });
}

function checkJson({ rule, page, message }: Finding, t: T): CheckJson {
  const text = typeof message === "string" ? t(message) : t(...message);
  return { level: CHECK_RULES[rule], page: page.path, page_id: page.page.id, rule, message: text };
}
