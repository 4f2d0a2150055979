import { LoginScreen } from "@/components/auth/login-screen";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";
import { createGuestMetadata, type GuestParams, loadGuestPage } from "../guest-page";

export function generateMetadata({ params }: GuestParams) {
  return createGuestMetadata(params, { title: line("Login"), path: routes.login });
}

export default async function LoginPage({ params }: GuestParams) {
  return <LoginScreen {...(await loadGuestPage(params))} />;
}
