"use client";

import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleX from "lucide-react/icons/circle-x";
import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { CopyButton } from "@/components/ui/copy-button";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import type { DnsRecord, DomainJson } from "@/lib/domains/schema";
import { type Line, line } from "@/lib/i18n/line";

const PURPOSES: Readonly<Record<DnsRecord["type"], Line>> = {
  TXT: line("Proves that the domain is yours"),
  CNAME: line("Sends visitors to your site"),
  A: line("Sends visitors to your site"),
  AAAA: line("Sends visitors to your site, over IPv6"),
  CAA: line("Allows a certificate for secure connections"),
};

/** The records that a domain needs, each with the values that were found in DNS. */
export function RecordList({ domain }: { domain: DomainJson }) {
  const isDomainWorking = domain.state === "verified" && domain.reason === null;
  return (
    <ul className="grid gap-3">
      {domain.records.map((record) => (
        <li key={`${record.type} ${record.value}`} className="rounded-lg border border-line bg-raised">
          <RecordItem record={record} isDomainWorking={isDomainWorking} />
        </li>
      ))}
    </ul>
  );
}

/** One record, with what was found in DNS. If the whole domain works, a record that is not correct is not needed. */
function RecordItem({ record, isDomainWorking }: { record: DnsRecord; isDomainWorking: boolean }) {
  const t = useT();
  const { type, name, value, found, ok } = record;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5">
        <Tag>{type}</Tag>
        {value !== "" && <span className="text-small text-muted">{t(PURPOSES[type])}</span>}
        <span className="ms-auto">
          <RecordState {...recordStateOf({ value, found, ok, isDomainWorking })} />
        </span>
      </div>
      <dl className="grid gap-3 px-4 py-3 md:grid-cols-[80px_1fr] md:gap-y-2 md:*:min-h-7.5">
        <RecordPart label={t("Name")} copyText={name}>
          {name}
        </RecordPart>
        <RecordPart label={t("Value")} copyText={value}>
          {value || <span className="font-sans">{t("There must be no record of this type")}</span>}
        </RecordPart>
        {!ok && found.length > 0 && <RecordPart label={t("Found")}>{found.join("\n")}</RecordPart>}
      </dl>
    </>
  );
}

type PartProps = { label: string; copyText?: string; children: ReactNode };

function RecordPart({ label, copyText, children }: PartProps) {
  return (
    <>
      <dt className="text-small text-muted md:flex md:items-center">{label}</dt>
      <dd className="flex min-w-0 items-center gap-3 max-md:-mt-2.5">
        <span className="min-w-0 flex-1">
          <bdi dir="ltr" className="mono text-small wrap-anywhere whitespace-pre-line">
            {children}
          </bdi>
        </span>
        {copyText && <CopyButton text={copyText} size="s" icon />}
      </dd>
    </>
  );
}

type RecordStateProps = { icon: typeof CircleCheck; color: string; text: Line };

function RecordState({ icon, color, text }: RecordStateProps) {
  const t = useT();
  return (
    <span className="inline-flex items-center gap-1.5 text-small">
      <Icon of={icon} className={color} />
      {t(text)}
    </span>
  );
}

function recordStateOf({
  value,
  found,
  ok,
  isDomainWorking,
}: Omit<DnsRecord, "type" | "name"> & { isDomainWorking: boolean }): RecordStateProps {
  if (ok) return { icon: CircleCheck, color: "text-success", text: line("Correct") };
  if (isDomainWorking) return { icon: CircleDashed, color: "text-muted", text: line("Not needed") };
  if (value === "") return { icon: CircleX, color: "text-danger", text: line("To be removed") };
  if (found.length > 0) return { icon: CircleX, color: "text-danger", text: line("Wrong value") };
  return { icon: CircleDashed, color: "text-muted", text: line("Not found yet") };
}
