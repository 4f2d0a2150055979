import { ReportForm } from "@/components/site-reports/report-form";
import type { T } from "@/lib/i18n/create-t";

type Props = { t: T };

/** The public page on which anybody can report a site. */
export function ReportScreen({ t }: Props) {
  return (
    <div className="page-width max-w-160 pt-[clamp(40px,6vw,72px)] pb-[clamp(64px,9vw,120px)]">
      <h1 className="type-display mb-6 border-plinth border-b-3 pb-5.5">{t("Report a site")}</h1>
      <p className="mb-8 text-muted">
        {t("Tell us about a page on a site that we host if it is deceptive, harmful or illegal.")}
      </p>
      <ReportForm />
    </div>
  );
}
