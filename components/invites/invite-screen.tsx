import { I18nProvider } from "@/components/i18n/i18n-provider";
import { InvitePanel } from "@/components/invites/invite-panel";
import { GuestShell } from "@/components/layout/guest-shell";
import { LoggedInScript } from "@/components/layout/logged-in-script";
import type { BootstrapData } from "@/lib/bootstrap/schema";
import type { T } from "@/lib/i18n/create-t";
import type { Lines } from "@/lib/i18n/translate";

type Props = { page: Pick<BootstrapData, "settings" | "i18n"> & { t: T }; lines: Lines };

/** The page of an invite, for guests and for logged-in users. */
export function InviteScreen({ page: { settings, i18n, t }, lines }: Props) {
  return (
    <I18nProvider language={i18n.language} lines={lines}>
      <LoggedInScript />
      <GuestShell branding={settings.branding} t={t}>
        <InvitePanel />
      </GuestShell>
    </I18nProvider>
  );
}
