import { ForgotPasswordScreen } from "@/components/auth/forgot-password-screen";
import { line } from "@/lib/i18n/line";
import { type GuestParams, guestMetadata, loadGuestPage } from "../guest-page";

export function generateMetadata({ params }: GuestParams) {
  return guestMetadata(params, { title: line("Forgot your password?") });
}

export default async function ForgotPasswordPage({ params }: GuestParams) {
  return <ForgotPasswordScreen {...(await loadGuestPage(params))} />;
}
