import { ContactForm } from "@/components/contact-messages/contact-form";
import type { T } from "@/lib/i18n/create-t";

type Props = { t: T };

/** The public page with the contact form. */
export function ContactScreen({ t }: Props) {
  return (
    <div className="page-width max-w-160 pt-[clamp(40px,6vw,72px)] pb-[clamp(64px,9vw,120px)]">
      <h1 className="type-display mb-6 border-plinth border-b-3 pb-5.5">{t("Contact us")}</h1>
      <p className="mb-8 text-muted">{t("Ask a question or tell us what you are building. We reply by email.")}</p>
      <ContactForm />
    </div>
  );
}
