import type { HoldingRule } from "@/lib/publications/checks/check";

export const REVIEW_REASON_MAX_CHARS = 1000;

/** Why a publication is held: the rule that found something, or the value of the setting `sites.review`. */
export type HoldReason = HoldingRule | "first" | "always";
export const HOLD_REASONS = [
  "forwarding",
  "brand-imitation",
  "first",
  "always",
] as const satisfies readonly HoldReason[];
