"use client";

import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { useDrawnSize } from "@/components/templates/use-drawn-size";
import { RetryNote } from "@/components/ui/retry-note";
import { Skeleton } from "@/components/ui/skeleton";
import { StaticFrame } from "@/components/ui/static-frame";
import { templateClient } from "@/lib/templates/client";

type Props = { template: { id: string; name: string }; page: number };

/** A page of a template, by its number, with its title. It is loaded when it comes into view, and can be scrolled. */
export function TemplatePage({ template: { id, name }, page }: Props) {
  const t = useT();
  const { frame, isSeen, scale } = useDrawnSize<HTMLDivElement>();
  const [title, setTitle] = useState("");
  const { data, isError, refetch } = useQuery({ ...templateClient.preview(id, page), enabled: isSeen });
  return (
    <figure className="grid gap-2">
      <div
        ref={frame}
        className="relative aspect-4/5 overflow-hidden border border-b-3 border-line border-b-plinth bg-surface"
      >
        {data === undefined && !isError && <Skeleton className="absolute inset-0" />}
        {isError && <RetryNote onRetry={() => void refetch()} />}
        {data !== undefined && (
          <StaticFrame
            html={data + NO_LINKS}
            title={title || name}
            className="absolute start-0 top-0 h-400 w-320 origin-top-left scale-(--scale) border-0 rtl:origin-top-right"
            style={{ "--scale": scale } as CSSProperties}
            onLoad={(event) => setTitle(event.currentTarget.contentDocument?.title ?? "")}
          />
        )}
      </div>
      <figcaption dir="auto" className="min-h-[1lh] truncate text-small text-muted">
        {title}
        <span className="sr-only">{t("Page :number", { number: page })}</span>
      </figcaption>
    </figure>
  );
}

/** A link of the page would open a page of this website in the frame. */
const NO_LINKS = "<style>a, area, button, label, input, textarea, select { pointer-events: none !important }</style>";
