import { ResetPasswordScreen } from "@/components/auth/reset-password-screen";
import { line } from "@/lib/i18n/line";
import { guestMetadata, guestPage } from "../../../guest-page";

type Props = { params: Promise<{ locale: string; token: string }> };

/** Like every guest page it is made when it is first asked for, and kept. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata({ params }: Props) {
  return guestMetadata(params, { title: line("Choose a new password") });
}

export default async function ResetPasswordPage({ params }: Props) {
  const token = decodeURIComponent((await params).token);
  return <ResetPasswordScreen {...(await guestPage(params))} token={token} />;
}
