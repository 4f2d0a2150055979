import FileText from "lucide-react/icons/file-text";
import Mail from "lucide-react/icons/mail";
import Users from "lucide-react/icons/users";
import { ToolRow, ToolRows } from "@/components/dashboard/tool-rows";
import { ScreenHeader } from "@/components/layout/screen-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { StateDot } from "@/components/ui/state-dot";
import type { SiteTotals } from "@/lib/dashboard/overview";
import { formatNumber } from "@/lib/format";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

type Props = { t: T; siteName: string; totals: SiteTotals };

/** The admin's overview: what the site has and what needs attention. */
export function AdminScreen({ t, siteName, totals }: Props) {
  const { users, pages, mails } = totals;
  const number = (value: number) => formatNumber(value, t.language);
  return (
    <>
      <ScreenHeader title={t("Admin area")} text={t(":siteName at a glance.", { siteName })}>
        <a href={routes.home} className={buttonVariants()}>
          {t("Open the site")}
        </a>
      </ScreenHeader>
      <ToolRows>
        <ToolRow
          icon={Users}
          name={t("Users")}
          text={t("Everyone with an account.")}
          level={2}
          state={
            users.unverified > 0 && (
              <StateDot tone="warning">{t("Email not verified: :count", { count: number(users.unverified) })}</StateDot>
            )
          }
        >
          <Total>{number(users.all)}</Total>
        </ToolRow>
        <ToolRow
          icon={FileText}
          name={t("Custom pages")}
          text={t("Public pages, such as the privacy policy.")}
          level={2}
          state={<StateDot tone="success">{t("Published: :count", { count: number(pages.published) })}</StateDot>}
        >
          <Total>{number(pages.all)}</Total>
        </ToolRow>
        <ToolRow
          icon={Mail}
          name={t("Emails")}
          text={t("Messages that the site sends, such as verification codes.")}
          level={2}
          state={
            <>
              {mails.queued > 0 && (
                <StateDot tone="warning">{t("Waiting: :count", { count: number(mails.queued) })}</StateDot>
              )}
              {mails.failed > 0 && (
                <StateDot tone="danger">{t("Failed: :count", { count: number(mails.failed) })}</StateDot>
              )}
            </>
          }
        >
          <Total>{number(mails.all)}</Total>
        </ToolRow>
      </ToolRows>
    </>
  );
}

function Total({ children }: { children: string }) {
  return <span className="type-section">{children}</span>;
}
