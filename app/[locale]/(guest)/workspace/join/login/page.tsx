import { LoginScreen } from "@/components/auth/login-screen";
import { line } from "@/lib/i18n/line";
import { type GuestParams, guestMetadata, loadGuestPage } from "../../../guest-page";

export function generateMetadata({ params }: GuestParams) {
  return guestMetadata(params, { title: line("Login") });
}

export default async function WorkspaceLoginPage({ params }: GuestParams) {
  return <LoginScreen {...(await loadGuestPage(params))} workspace />;
}
