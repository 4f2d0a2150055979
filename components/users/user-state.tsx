import { useT } from "@/components/i18n/use-t";
import { StateDot } from "@/components/ui/state-dot";
import { line } from "@/lib/i18n/line";
import type { UserDetailsJson } from "@/lib/users/admin-schema";
import { userState } from "@/lib/users/policy";

export const USER_STATE_TEXTS = {
  active: line("Active"),
  unverified: line("Email not verified"),
  banned: line("Banned"),
};
const TONES = { active: "success", unverified: "warning", banned: "danger" } as const;

export function UserStateDot({ user }: { user: UserDetailsJson }) {
  const t = useT();
  const state = userState(user);
  return <StateDot tone={TONES[state]}>{t(USER_STATE_TEXTS[state])}</StateDot>;
}
