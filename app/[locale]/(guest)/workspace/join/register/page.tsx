import { RegisterScreen } from "@/components/auth/register-screen";
import { line } from "@/lib/i18n/line";
import { createGuestMetadata, type GuestParams, loadGuestPage } from "../../../guest-page";

export function generateMetadata({ params }: GuestParams) {
  return createGuestMetadata(params, { title: line("Register") });
}

export default async function WorkspaceRegisterPage({ params }: GuestParams) {
  return <RegisterScreen {...(await loadGuestPage(params))} joinsWorkspace />;
}
