import { line } from "@/lib/i18n/line";
import { securityNotice } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

const TEXTS = {
  connected: line(":service was connected"),
  disconnected: line(":service was disconnected"),
} as const;

/** `service`: the name of the service, such as "Google". */
export const serviceNotice = securityNotice<{ service: string; change: keyof typeof TEXTS }>({
  id: "social.changed",
  name: line("A service was connected or disconnected"),
  write: ({ service, change }) => ({
    lines: [{ text: TEXTS[change], values: { service }, icon: "link" }],
    mainAction: { label: line("View your account"), action: `${routes.accountSettings}#social-login` },
  }),
});
