import { notFound } from "next/navigation";
import { VerifyScreen } from "@/components/email-address/verify-screen";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { requiresVerifiedEmail } from "@/lib/actor/email-confirmation";
import { createT } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import { clientLines } from "@/lib/i18n/lines";
import { pageActor } from "@/lib/page-access/page-actor";
import { getSettings, publicSettings } from "@/lib/settings/settings";
import { memberMetadata, pageI18n } from "../page-text";

/** Folders whose lines the form's validation needs. */
const SCHEMA_FOLDERS = ["lib/auth"];

export const generateMetadata = () => memberMetadata(line("Verify your email"));

/** The middleware shows this page instead of all others while the email is not verified. */
export default async function VerifyEmailPage() {
  const actor = await pageActor();
  if (actor.id === null || !(await requiresVerifiedEmail(actor))) notFound();
  const [i18n, settings] = await Promise.all([pageI18n(), getSettings()]);
  return (
    <I18nProvider language={i18n.language} lines={clientLines(i18n, SCHEMA_FOLDERS).lines}>
      <VerifyScreen branding={publicSettings(settings).branding} t={createT(i18n)} email={actor.user.email} />
    </I18nProvider>
  );
}
