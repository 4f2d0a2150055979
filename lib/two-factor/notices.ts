import { line } from "@/lib/i18n/line";
import { securityNotice } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

const TEXTS = {
  enabled: line("Two factor authentication was turned on"),
  disabled: line("Two factor authentication was turned off"),
  reset: line("Two factor authentication was reset"),
  codes: line("New recovery codes were created"),
  code_used: line("A recovery code was used"),
} as const;

export const twoFactorNotice = securityNotice<keyof typeof TEXTS>({
  id: "two_factor.changed",
  name: line("Two factor authentication was changed"),
  write: (change) => ({
    lines: [{ text: TEXTS[change], icon: "shield-check" }],
    mainAction: { label: line("View your account"), action: routes.twoFactorSetup },
  }),
});
