import { LoginScreen } from "@/components/auth/login-screen";
import { line } from "@/lib/i18n/line";
import { createGuestMetadata, type GuestParams, loadGuestPage } from "../../../guest-page";

export function generateMetadata({ params }: GuestParams) {
  return createGuestMetadata(params, { title: line("Login") });
}

export default async function WorkspaceLoginPage({ params }: GuestParams) {
  return <LoginScreen {...(await loadGuestPage(params))} joinsWorkspace />;
}
