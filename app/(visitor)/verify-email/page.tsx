import { notFound } from "next/navigation";
import { VerifyScreen } from "@/components/email-address/verify-screen";
import { mustVerifyEmail } from "@/lib/actor/email-confirmation";
import { line } from "@/lib/i18n/line";
import { pageActor } from "@/lib/page-access/page-actor";
import { getSettings, publicSettings } from "@/lib/settings/settings";
import { createVisitorMetadata, getPageT } from "../page-text";

export const generateMetadata = () => createVisitorMetadata(line("Verify your email"));

/** While a user still has to verify their email, the middleware shows this page instead of all others. */
export default async function VerifyEmailPage() {
  const actor = await pageActor();
  if (actor.id === null || !(await mustVerifyEmail(actor))) notFound();
  const [t, settings] = await Promise.all([getPageT(), getSettings()]);
  return <VerifyScreen branding={publicSettings(settings).branding} t={t} email={actor.user.email} />;
}
