import { brandImitation } from "@/lib/publications/checks/brand-imitation";
import type { Draft, Finding, Rule } from "@/lib/publications/checks/check";
import { contrastLow } from "@/lib/publications/checks/contrast";
import { formSecrets } from "@/lib/publications/checks/form-secrets";
import { formWithoutRecipient, recipientUnconfirmed } from "@/lib/publications/checks/forms";
import { forwarding } from "@/lib/publications/checks/forwarding";
import { linkBroken, linkMissing } from "@/lib/publications/checks/links";
import { markupNesting } from "@/lib/publications/checks/markup-nesting";
import { mediaMissing } from "@/lib/publications/checks/media";
import { descriptionMissing, titleMissing } from "@/lib/publications/checks/page-texts";
import { slugTaken } from "@/lib/publications/checks/paths";
import { altMissing, pageHeavy } from "@/lib/publications/checks/pictures";
import { tooLarge } from "@/lib/publications/checks/size";

const RULES: readonly Rule[] = [
  tooLarge,
  titleMissing,
  slugTaken,
  markupNesting,
  linkBroken,
  formWithoutRecipient,
  formSecrets,
  forwarding,
  brandImitation,
  recipientUnconfirmed,
  altMissing,
  mediaMissing,
  linkMissing,
  contrastLow,
  pageHeavy,
  descriptionMissing,
];

/** At most this many problems are reported at once. */
export const FINDINGS_MAX = 200;

/** Checks a draft with every rule. Errors come before warnings. Stops after `FINDINGS_MAX` findings. */
export function checkDraft(draft: Draft): Finding[] {
  const findings: Finding[] = [];
  for (const rule of RULES) {
    for (const finding of rule(draft)) {
      findings.push(finding);
      if (findings.length === FINDINGS_MAX) return findings;
    }
  }
  return findings;
}
