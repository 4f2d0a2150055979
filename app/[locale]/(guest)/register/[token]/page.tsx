import { notFound } from "next/navigation";
import { RegisterScreen } from "@/components/auth/register-screen";
import { isRegistrationToken } from "@/lib/auth/registration-token";
import { line } from "@/lib/i18n/line";
import { guestMetadata, loadGuestPage } from "../../guest-page";

type Props = { params: Promise<{ locale: string; token: string }> };

/** Rendered on the first request and cached, like every guest page. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata({ params }: Props) {
  return guestMetadata(params, { title: line("Register") });
}

/** Registration for visitors who have the registration token, even while registration is disabled. */
export default async function HiddenRegisterPage({ params }: Props) {
  const guest = await loadGuestPage(params); // read first, so that a change of the settings also invalidates this page
  const token = decodeURIComponent((await params).token);
  if (!(await isRegistrationToken(token))) notFound();
  return <RegisterScreen {...guest} registrationToken={token} />;
}
