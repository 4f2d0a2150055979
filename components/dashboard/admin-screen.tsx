import FileText from "lucide-react/icons/file-text";
import Mail from "lucide-react/icons/mail";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { ScreenHeader } from "@/components/layout/screen-header";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { StateDot } from "@/components/ui/state-dot";
import type { SiteTotals } from "@/lib/dashboard/overview";
import { formatNumber } from "@/lib/format";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

type Props = { t: T; siteName: string; totals: SiteTotals };

/** The admin's first look: what the site has, and what needs a hand. */
export function AdminScreen({ t, siteName, totals }: Props) {
  const { users, pages, mails } = totals;
  const number = (value: number) => formatNumber(value, t.language);
  return (
    <>
      <ScreenHeader title={t("Admin area")} text={t("What :siteName has at this moment.", { siteName })}>
        <a href={routes.home} className={buttonClass()}>
          {t("Open the site")}
        </a>
      </ScreenHeader>
      <div className="courses">
        <Course
          icon={<Icon of={Users} />}
          name={t("Users")}
          text={t("Everybody with an account.")}
          count={number(users.all)}
        >
          {users.unverified > 0 && (
            <StateDot tone="warning">{t("Email not verified: :count", { count: number(users.unverified) })}</StateDot>
          )}
        </Course>
        <Course
          icon={<Icon of={FileText} />}
          name={t("Custom pages")}
          text={t("Pages that visitors read.")}
          count={number(pages.all)}
        >
          <StateDot tone="success">{t("Published: :count", { count: number(pages.published) })}</StateDot>
        </Course>
        <Course
          icon={<Icon of={Mail} />}
          name={t("Mails")}
          text={t("Written by the site, with codes and links.")}
          count={number(mails.all)}
        >
          {mails.queued > 0 && (
            <StateDot tone="warning">{t("Waiting: :count", { count: number(mails.queued) })}</StateDot>
          )}
          {mails.failed > 0 && (
            <StateDot tone="danger">{t("Failed: :count", { count: number(mails.failed) })}</StateDot>
          )}
        </Course>
      </div>
    </>
  );
}

type CourseProps = { icon: ReactNode; name: string; text: string; count: string; children: ReactNode };

function Course({ icon, name, text, count, children }: CourseProps) {
  return (
    <div>
      <div className="what">
        <span className="ic">{icon}</span>
        <div>
          <h2 className="type-item">{name}</h2>
          <p className="text-small text-muted">{text}</p>
        </div>
      </div>
      <div className="state">
        <div>{children}</div>
      </div>
      <span className="type-section text-end">{count}</span>
    </div>
  );
}
