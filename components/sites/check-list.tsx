"use client";

import CircleX from "lucide-react/icons/circle-x";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Link from "next/link";
import { useT } from "@/components/i18n/use-t";
import { Icon } from "@/components/ui/icon";
import type { CheckJson } from "@/lib/publications/schema";
import { routes } from "@/lib/routes";

type Props = {
  checks: readonly CheckJson[];
  projectId: number;
  siteId: number;
  /** Shows what a check has found. Undefined if the editor is not open. */
  showFinding?: ((check: CheckJson) => void) | undefined;
};

/** The errors that prevent a publication, then the warnings, each with a link to the place where it can be fixed. */
export function CheckList({ checks, projectId, siteId, showFinding }: Props) {
  const t = useT();
  // "error" comes before "warning" in the alphabet
  const sortedChecks = [...checks].sort((a, b) => a.level.localeCompare(b.level));
  return (
    <ul className="grid gap-2.5">
      {sortedChecks.map((check) => {
        const isError = check.level === "error";
        return (
          <li key={check.rule + check.page_id + check.message} className="flex items-start gap-2.5 text-control">
            <Icon
              of={isError ? CircleX : TriangleAlert}
              className={isError ? "mt-0.5 text-danger" : "mt-0.5 text-warning"}
            />
            <span className="min-w-0">
              <span className="sr-only">{isError ? t("Error:") : t("Warning:")} </span>
              {check.message}{" "}
              {showFinding && !RECIPIENT_RULES.has(check.rule) ? (
                <button type="button" className={FIX_LINK} onClick={() => showFinding(check)}>
                  {t("Show where")}
                </button>
              ) : (
                <Link href={fixPath(check, projectId, siteId)} prefetch={false} className={FIX_LINK}>
                  {t("Show where")}
                </Link>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The rules whose findings are fixed in the settings of the site. */
const RECIPIENT_RULES = new Set<CheckJson["rule"]>(["form-without-recipient", "recipient-unconfirmed"]);

const FIX_LINK = "whitespace-nowrap underline underline-offset-3 hover:no-underline";

const fixPath = ({ rule, page_id }: CheckJson, projectId: number, siteId: number) =>
  RECIPIENT_RULES.has(rule)
    ? `${routes.site(siteId)}?tab=settings`
    : `${routes.editor(projectId)}?page=${encodeURIComponent(page_id)}`;
