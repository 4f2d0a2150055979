"use client";

import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { useMemo } from "react";
import type { FilterOf } from "@/components/data-table/column";
import { DataTable } from "@/components/data-table/data-table";
import { searchParams, useList } from "@/components/data-table/use-list";
import { useT } from "@/components/i18n/use-t";
import { OpenSubmissionContext } from "@/components/submissions/open-submission-context";
import { SUBMISSION_COLUMNS } from "@/components/submissions/submission-columns";
import { SubmissionDialog } from "@/components/submissions/submission-dialog";
import { readerEntries, submissionEntries } from "@/components/submissions/submission-entries";
import { senderOf } from "@/components/submissions/submission-text";
import { useReader } from "@/components/submissions/use-reader";
import { useSubmissionActions } from "@/components/submissions/use-submission-actions";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Segmented } from "@/components/ui/segmented";
import { line } from "@/lib/i18n/line";
import type { SiteJson } from "@/lib/sites/schema";
import { submissionClient } from "@/lib/submissions/client";
import type { SubmissionJson, SubmissionListQuery, SubmissionSummary } from "@/lib/submissions/schema";

const ORDER = { by: "created_at", dir: "desc" } as const;
const SPAM_FILTER: FilterOf<SubmissionListQuery> = {
  name: "spam",
  label: line("Show"),
  options: [{ value: "true", label: line("Spam") }],
  hasOwnControl: true,
};
const UNREAD_FILTER: FilterOf<SubmissionListQuery> = {
  name: "unread",
  label: line("State"),
  options: [{ value: "true", label: line("Unread") }],
};

/**
 * The inbox and the spam of a site's forms. Users who may only read the messages get no buttons that change them. Must
 * be inside `ResourceProviders`.
 */
export function SubmissionsPanel({ site: { id: siteId, may } }: { site: Pick<SiteJson, "id" | "may"> }) {
  const t = useT();
  const { data: summary } = useQuery(submissionClient.summary(siteId));
  const filters = useFilters(summary);
  const list = useList({
    source: submissionClient.list(siteId),
    columns: SUBMISSION_COLUMNS,
    filters,
    order: ORDER,
  });
  const actions = useSubmissionActions();
  const mayChange = may.includes("update_messages");
  const reader = useReader((submission) => void (mayChange && actions.markOpened(submission)));
  const isSpam = list.state.filters.spam !== undefined;
  const rows = list.page?.data ?? [];
  const open = (row: SubmissionJson) => reader.open(rows, row);
  const { rowActions, bulkActions } = mayChange
    ? submissionEntries({ t, actions, isSpam, open })
    : readerEntries({ t, open });

  return (
    <OpenSubmissionContext value={open}>
      <DataTable
        name="submissions"
        label={isSpam ? t("Spam") : t("Inbox")}
        columns={SUBMISSION_COLUMNS}
        list={list}
        rowName={(row) => senderOf(row) || t("Empty message")}
        rowActions={rowActions}
        {...(bulkActions && { bulkActions })}
        searchLabel={t("Search messages")}
        filters={filters}
        tools={
          <>
            <Segmented
              label={t("Show")}
              value={isSpam ? "spam" : "inbox"}
              onChange={(view) => list.change({ filters: { spam: view === "spam" ? "true" : null } })}
              options={[
                {
                  value: "inbox",
                  label: summary?.unread ? t("Inbox (:count)", { count: summary.unread }) : t("Inbox"),
                },
                { value: "spam", label: t("Spam") },
              ]}
            />
            <ButtonLink size="s" href={submissionClient.csvPath(siteId, searchParams(list.state))} download>
              <Icon of={Download} />
              {t("Download as CSV")}
            </ButtonLink>
          </>
        }
        empty={isSpam ? <NoSpam /> : <NoMessages />}
      />
      {reader.current && (
        <SubmissionDialog submission={reader.current} reader={reader} actions={mayChange ? actions : null} />
      )}
    </OpenSubmissionContext>
  );
}

function useFilters(summary: SubmissionSummary | undefined): readonly FilterOf<SubmissionListQuery>[] {
  return useMemo(() => {
    const options = summary?.forms.map(({ id, name }) => ({ value: id, label: name || id })) ?? [];
    return [SPAM_FILTER, UNREAD_FILTER, { name: "form", label: line("Form"), accepts: /^.{1,200}$/, options }];
  }, [summary]);
}

function NoMessages() {
  const t = useT();
  return (
    <EmptyState
      level={2}
      title={t("No messages yet")}
      text={t("Messages that visitors send through the forms of this site appear here.")}
    />
  );
}

function NoSpam() {
  const t = useT();
  const text = t("Messages that look like spam are kept here and not emailed to you.");
  return <EmptyState level={2} drawing="none" title={t("No spam")} text={text} />;
}
