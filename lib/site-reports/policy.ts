import { type Line, line } from "@/lib/i18n/line";

export const REPORT_REASONS = ["phishing", "malware", "copyright", "illegal", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_REASON_TEXTS: Record<ReportReason, Line> = {
  phishing: line("It asks for passwords or money under a false name"),
  malware: line("It spreads malware"),
  copyright: line("It uses someone else's work"),
  illegal: line("Its content is illegal"),
  other: line("Something else"),
};

export const REPORT_STATES = ["open", "closed"] as const;

/** How many sites can be suspended in one call. */
export const BULK_MAX_SITES = 100;

export const DETAILS_MAX_CHARS = 2000;
export const SUSPENSION_REASON_MAX_CHARS = 500;

/** Closed reports are deleted after this many months, because they may contain a person's email address. */
export const CLOSED_KEPT_MONTHS = 12;
