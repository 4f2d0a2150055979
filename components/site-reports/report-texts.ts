import { line } from "@/lib/i18n/line";
import type { ReportReason } from "@/lib/site-reports/policy";

/** The English texts of the reasons for a report, for `t()`. */
export const REASON_TEXTS: Record<ReportReason, string> = {
  phishing: line("It asks for passwords or money under a false name"),
  malware: line("It spreads malware"),
  copyright: line("It uses someone else's work"),
  illegal: line("Its content is illegal"),
  other: line("Something else"),
};

/** The same reasons as short labels, for lists. */
export const REASON_LABELS: Record<ReportReason, string> = {
  phishing: line("Phishing"),
  malware: line("Malware"),
  copyright: line("Copyright"),
  illegal: line("Illegal content"),
  other: line("Other"),
};
