"use client";

import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { useDrawnSize } from "@/components/templates/use-drawn-size";
import { Skeleton } from "@/components/ui/skeleton";
import { StaticFrame } from "@/components/ui/static-frame";
import { projectClient } from "@/lib/projects/client";
import { templateClient } from "@/lib/templates/client";

type ShownProject = {
  id: number;
  name: string;
  /** The version of the project's document. */
  version: number;
};

/** The first page of a project as it is now. */
export const ProjectThumbnail = ({ project: { id, name, version } }: { project: ShownProject }) => (
  <DrawnPage name={name} source={projectClient.preview(id, version)} />
);

/** The first page of a template that was saved by the user or in the workspace. */
export const TemplateThumbnail = ({ template: { id, name } }: { template: { id: string; name: string } }) => (
  <DrawnPage name={name} source={templateClient.preview(id)} />
);

type PageSource = ReturnType<typeof projectClient.preview> | ReturnType<typeof templateClient.preview>;

/** A page, loaded when it comes into view. Hidden from screen readers. `source` is a query for its HTML. */
function DrawnPage({ name, source }: { name: string; source: PageSource }) {
  const { frame, isSeen, scale } = useDrawnSize<HTMLSpanElement>();
  const { data, isError } = useQuery<string>({ ...source, enabled: isSeen });
  return (
    <span ref={frame} aria-hidden="true" className="relative block aspect-8/5 overflow-hidden bg-surface">
      {data === undefined && !isError && <Skeleton className="absolute inset-0" />}
      {data !== undefined && (
        <StaticFrame
          html={data}
          title={name}
          tabIndex={-1}
          className="pointer-events-none absolute start-0 top-0 h-200 w-320 origin-top-left scale-(--scale) border-0 rtl:origin-top-right"
          style={{ "--scale": scale } as CSSProperties}
        />
      )}
    </span>
  );
}
