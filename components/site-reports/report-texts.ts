import { line } from "@/lib/i18n/line";
import type { ReportReason } from "@/lib/site-reports/policy";

/** The reasons for a report as short labels, for lists. */
export const REASON_LABELS: Record<ReportReason, string> = {
  phishing: line("Phishing"),
  malware: line("Malware"),
  copyright: line("Copyright"),
  illegal: line("Illegal content"),
  other: line("Other"),
};
