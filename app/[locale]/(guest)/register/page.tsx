import { RegisterScreen } from "@/components/auth/register-screen";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";
import { createGuestMetadata, type GuestParams, loadGuestPage } from "../guest-page";

export function generateMetadata({ params }: GuestParams) {
  return createGuestMetadata(params, { title: line("Register"), path: routes.register });
}

export default async function RegisterPage({ params }: GuestParams) {
  return <RegisterScreen {...(await loadGuestPage(params))} />;
}
