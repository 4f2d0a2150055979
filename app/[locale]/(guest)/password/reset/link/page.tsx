import { ResetPasswordScreen } from "@/components/auth/reset-password-screen";
import { line } from "@/lib/i18n/line";
import { createGuestMetadata, type GuestParams, loadGuestPage } from "../../../guest-page";

export function generateMetadata({ params }: GuestParams) {
  return createGuestMetadata(params, { title: line("Choose a new password") });
}

/** `/password/reset/{token}`: one page for all tokens. Only the browser reads the token. */
export default async function ResetPasswordPage({ params }: GuestParams) {
  return <ResetPasswordScreen {...(await loadGuestPage(params))} />;
}
