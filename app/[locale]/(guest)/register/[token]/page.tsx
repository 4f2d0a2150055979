import { notFound } from "next/navigation";
import { RegisterScreen } from "@/components/auth/register-screen";
import { isRegistrationToken } from "@/lib/auth/registration-token";
import { line } from "@/lib/i18n/line";
import { guestMetadata, guestPage } from "../../guest-page";

type Props = { params: Promise<{ locale: string; token: string }> };

/** Like every guest page it is made when it is first asked for, and kept. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata({ params }: Props) {
  return guestMetadata(params, { title: line("Register") });
}

/** The hidden path: registration for whoever was told the secret, also while it is disabled for everybody else. */
export default async function HiddenRegisterPage({ params }: Props) {
  const guest = await guestPage(params); // first: it ties this page to the settings that hold the secret
  const token = decodeURIComponent((await params).token);
  if (!(await isRegistrationToken(token))) notFound();
  return <RegisterScreen {...guest} registrationToken={token} />;
}
