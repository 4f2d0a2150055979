import { ForgotPasswordScreen } from "@/components/auth/forgot-password-screen";
import { line } from "@/lib/i18n/line";
import { createGuestMetadata, type GuestParams, loadGuestPage } from "../guest-page";

export function generateMetadata({ params }: GuestParams) {
  return createGuestMetadata(params, { title: line("Forgot your password?") });
}

export default async function ForgotPasswordPage({ params }: GuestParams) {
  return <ForgotPasswordScreen {...(await loadGuestPage(params))} />;
}
