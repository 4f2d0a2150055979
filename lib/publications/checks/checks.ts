import { CHECK_RULES, type Draft, type Finding, type Rule } from "@/lib/publications/checks/check";
import { contrastLow } from "@/lib/publications/checks/contrast";
import { formSecrets } from "@/lib/publications/checks/form-secrets";
import { formWithoutRecipient, recipientUnconfirmed } from "@/lib/publications/checks/forms";
import { linkBroken } from "@/lib/publications/checks/links";
import { descriptionMissing, titleMissing } from "@/lib/publications/checks/page-texts";
import { slugTaken } from "@/lib/publications/checks/paths";
import { altMissing, pageHeavy } from "@/lib/publications/checks/pictures";

const RULES: readonly Rule[] = [
  titleMissing,
  slugTaken,
  linkBroken,
  formWithoutRecipient,
  formSecrets,
  recipientUnconfirmed,
  altMissing,
  contrastLow,
  pageHeavy,
  descriptionMissing,
];

/** Checks a draft with every rule. Errors come before warnings. */
export function checkDraft(draft: Draft): Finding[] {
  return RULES.flatMap((rule) => rule(draft));
}

export const isError = ({ rule }: Finding) => CHECK_RULES[rule] === "error";
