import { AuthShell } from "@/components/auth/auth-shell";
import { UnsubscribePanel } from "@/components/notification-settings/unsubscribe-panel";
import { browserDataOf, getPublicPageData } from "@/lib/bootstrap/page-data";
import { line } from "@/lib/i18n/line";
import { createGuestMetadata, type GuestParams } from "../../../guest-page";

const FOLDERS = ["components/auth", "components/notification-settings"];

export function generateMetadata({ params }: GuestParams) {
  return createGuestMetadata(params, { title: line("Stop these emails") });
}

/** `/notifications/unsubscribe/{token}`: one page for all tokens. Only the browser reads the token. */
export default async function UnsubscribePage({ params }: GuestParams) {
  const page = await getPublicPageData((await params).locale);
  return (
    <AuthShell page={page} lines={browserDataOf(page, FOLDERS).lines} linkTo="login">
      <UnsubscribePanel />
    </AuthShell>
  );
}
