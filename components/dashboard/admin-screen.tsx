"use client";

import { useQuery } from "@tanstack/react-query";
import FileText from "lucide-react/icons/file-text";
import Mail from "lucide-react/icons/mail";
import Users from "lucide-react/icons/users";
import { ToolRow, ToolRows } from "@/components/dashboard/tool-rows";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { Skeleton } from "@/components/ui/skeleton";
import { StateDot } from "@/components/ui/state-dot";
import { adminTotalsClient } from "@/lib/dashboard/client";
import { formatNumber } from "@/lib/format/numbers";
import { routes } from "@/lib/routes";

/** The admin's overview: what the site has and what needs attention. */
export function AdminScreen({ siteName }: { siteName: string }) {
  const { data, error, refetch } = useQuery(adminTotalsClient.get());
  const t = useT();
  if (error && !data) return <LoadFailure error={error} retry={() => void refetch()} />;
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
            data &&
            data.users.unverified > 0 && (
              <StateDot tone="warning">
                {t("Email not verified: :count", { count: number(data.users.unverified) })}
              </StateDot>
            )
          }
        >
          <Total>{data && number(data.users.all)}</Total>
        </ToolRow>
        <ToolRow
          icon={FileText}
          name={t("Custom pages")}
          text={t("Public pages, such as the privacy policy.")}
          level={2}
          state={
            data && (
              <StateDot tone="success">{t("Published: :count", { count: number(data.pages.published) })}</StateDot>
            )
          }
        >
          <Total>{data && number(data.pages.all)}</Total>
        </ToolRow>
        <ToolRow
          icon={Mail}
          name={t("Emails")}
          text={t("Messages that the site sends, such as verification codes.")}
          level={2}
          state={
            data && (
              <>
                {data.mails.queued > 0 && (
                  <StateDot tone="warning">{t("Waiting: :count", { count: number(data.mails.queued) })}</StateDot>
                )}
                {data.mails.failed > 0 && (
                  <StateDot tone="danger">{t("Failed: :count", { count: number(data.mails.failed) })}</StateDot>
                )}
              </>
            )
          }
        >
          <Total>{data && number(data.mails.all)}</Total>
        </ToolRow>
      </ToolRows>
    </>
  );
}

function Total({ children }: { /** Undefined until the totals have loaded. */ children: string | undefined }) {
  return <span className="type-section min-w-10 text-end">{children ?? <Skeleton className="my-1.5 h-4 w-10" />}</span>;
}
