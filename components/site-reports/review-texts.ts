import { line } from "@/lib/i18n/line";
import type { HoldReason } from "@/lib/publications/review/policy";
import type { ChangedPageJson } from "@/lib/publications/review/schema";
import type { EvidenceKind } from "@/lib/sites/policy";

/** Why a publication is held, for `t()`. */
export const HOLD_TEXTS: Record<HoldReason, string> = {
  forwarding: line("A page only forwards visitors"),
  "brand-imitation": line("It may imitate a well-known brand"),
  first: line("The first publication of this owner"),
  always: line("Every publication is reviewed"),
};

export const CHANGE_TEXTS: Record<ChangedPageJson["change"], string> = {
  new: line("New page"),
  changed: line("Changed"),
  removed: line("Removed"),
  same: line("No change"),
};

export const EVIDENCE_TEXTS: Record<EvidenceKind, string> = {
  reported: line("Reported by a visitor"),
  accepted: line("Publication accepted"),
  refused: line("Publication refused"),
  suspended: line("Suspended"),
  suspension_lifted: line("Suspension lifted"),
};
