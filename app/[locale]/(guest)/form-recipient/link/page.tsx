import { AuthShell } from "@/components/auth/auth-shell";
import { RecipientPanel } from "@/components/sites/recipient-panel";
import { browserDataOf, getPublicPageData } from "@/lib/bootstrap/page-data";
import { line } from "@/lib/i18n/line";
import { createGuestMetadata, type GuestParams } from "../../guest-page";

const FOLDERS = ["components/auth", "components/sites"];

export function generateMetadata({ params }: GuestParams) {
  return createGuestMetadata(params, { title: line("Messages from a site") });
}

/** `/form-recipient/{token}`: one page for all tokens. Only the browser reads the token. */
export default async function FormRecipientPage({ params }: GuestParams) {
  const page = await getPublicPageData((await params).locale);
  return (
    <AuthShell page={page} lines={browserDataOf(page, FOLDERS).lines} linkTo="login">
      <RecipientPanel />
    </AuthShell>
  );
}
