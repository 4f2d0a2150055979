export const REPORT_REASONS = ["phishing", "malware", "copyright", "illegal", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATES = ["open", "closed"] as const;

export const DETAILS_MAX_CHARS = 2000;
export const SUSPENSION_REASON_MAX_CHARS = 500;

/** Closed reports are deleted after this many months, because they may contain a person's email address. */
export const CLOSED_KEPT_MONTHS = 12;
