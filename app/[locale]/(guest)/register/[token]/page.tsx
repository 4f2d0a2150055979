import { notFound } from "next/navigation";
import { RegisterScreen } from "@/components/auth/register-screen";
import { isRegistrationToken } from "@/lib/auth/registration-token";
import { line } from "@/lib/i18n/line";
import { createGuestMetadata, loadGuestPage } from "../../guest-page";

type Props = { params: Promise<{ locale: string; token: string }> };

/** Rendered on the first request and cached, like every guest page. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata({ params }: Props) {
  return createGuestMetadata(params, { title: line("Register") });
}

/** Registration for visitors who have the registration token, even while registration is disabled. */
export default async function HiddenRegisterPage({ params }: Props) {
  // Loaded even for a wrong token: loading also tags the 404 page, so that a change to the settings expires that page.
  const guestPage = await loadGuestPage(params);
  const token = decodeURIComponent((await params).token);
  if (!(await isRegistrationToken(token))) notFound();
  return <RegisterScreen {...guestPage} registrationToken={token} />;
}
