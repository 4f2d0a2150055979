"use client";

import Link from "next/link";
import type { CSSProperties } from "react";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import type { StorageUseJson } from "@/lib/files/schema";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";
import { STORAGE_PARTS, type StoragePart, type StorageParts } from "@/lib/storage-use/parts";

const LABELS: Readonly<Record<StoragePart, string>> = {
  files: line("Files"),
  projects: line("Projects and templates"),
  versions: line("Versions of projects"),
  published: line("Published pages and files"),
  trash: line("Trash"),
};
const COLOURS: Readonly<Record<StoragePart, string>> = {
  files: "bg-text",
  projects: "bg-accent",
  versions: "bg-muted",
  published: "bg-success",
  trash: "bg-warning",
};

/** Shows how much of the storage each part takes up. `StorageLegend` says it in words. */
export function StorageBar({ label, usage }: { label: string; usage: StorageUseJson & { limit: number } }) {
  const { used, limit, parts } = usage;
  const whole = Math.max(used, limit, 1);
  const percent = limit > 0 ? Math.min(100, (used / limit) * 100) : 100;
  return (
    <div
      className="flex h-1.5 overflow-hidden rounded-[3px] bg-wash-2"
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {usedParts(parts).map((part) => (
        <div
          key={part}
          className={`h-full w-(--share) ${COLOURS[part]}`}
          style={{ "--share": `${(parts[part] / whole) * 100}%` } as CSSProperties}
        />
      ))}
    </div>
  );
}

/** What takes up the storage, in words and sizes. */
export function StorageLegend({ parts }: { parts: StorageParts }) {
  const t = useT();
  const { bytes } = useFormats();
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-small *:flex *:items-center *:gap-1.5">
      {usedParts(parts).map((part) => (
        <div key={part}>
          <dt className="flex items-center gap-1.5 text-muted">
            <span aria-hidden className={`size-2 rounded-full ${COLOURS[part]}`} />
            {t(LABELS[part])}
          </dt>
          <dd>{bytes(parts[part])}</dd>
        </div>
      ))}
    </dl>
  );
}

const usedParts = (parts: StorageParts) => STORAGE_PARTS.filter((part) => parts[part] > 0);

const inTrash = (list: string) => `${list}?trashed=true`;

/** Says how to get storage back from the trash. Empty if nothing is in the trash. */
export function TrashAdvice({ parts }: { parts: StorageParts }) {
  const t = useT();
  const { bytes } = useFormats();
  if (parts.trash === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-small text-muted">
      {t("Permanently delete what is in the trash to free :size:", { size: bytes(parts.trash) })}
      <Link className="link" href={inTrash(routes.files)}>
        {t("Files in the trash")}
      </Link>
      <Link className="link" href={inTrash(routes.projects)}>
        {t("Projects in the trash")}
      </Link>
      <Link className="link" href={inTrash(routes.sites)}>
        {t("Sites in the trash")}
      </Link>
    </p>
  );
}
