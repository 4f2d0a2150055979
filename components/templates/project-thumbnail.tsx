"use client";

import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { StaticFrame } from "@/components/ui/static-frame";
import { projectClient } from "@/lib/projects/client";
import { templateClient } from "@/lib/templates/client";

/** The width at which the page is drawn before it is made smaller. */
const PAGE_WIDTH_PX = 1280;

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

/** A page of a template, by its number. */
export const TemplatePage = ({
  template: { id, name },
  page,
}: {
  template: { id: string; name: string };
  page: number;
}) => <DrawnPage name={name} source={templateClient.preview(id, page)} tall />;

type PageSource = ReturnType<typeof projectClient.preview> | ReturnType<typeof templateClient.preview>;

/** A page, loaded when it comes into view. Hidden from screen readers. `source` is a query for its HTML. */
function DrawnPage({ name, source, tall = false }: { name: string; source: PageSource; tall?: boolean }) {
  const frame = useRef<HTMLSpanElement>(null);
  const { isSeen, scale } = useVisibilityAndScale(frame);
  const { data, isError } = useQuery<string>({ ...source, enabled: isSeen });
  return (
    <span
      ref={frame}
      aria-hidden="true"
      className={cn("relative block overflow-hidden bg-surface", tall ? "aspect-4/5" : "aspect-8/5")}
    >
      {data === undefined && !isError && <Skeleton className="absolute inset-0" />}
      {data !== undefined && (
        <StaticFrame
          html={data}
          title={name}
          tabIndex={-1}
          className={cn(
            "pointer-events-none absolute start-0 top-0 w-320 origin-top-left scale-(--scale) border-0 rtl:origin-top-right",
            tall ? "h-400" : "h-200",
          )}
          style={{ "--scale": scale } as CSSProperties}
        />
      )}
    </span>
  );
}

/** Whether the element has been in view, and the scale at which a page is as wide as the element. */
function useVisibilityAndScale(element: { current: HTMLElement | null }) {
  const [isSeen, setSeen] = useState(false);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const visibility = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    );
    const size = new ResizeObserver(() => setScale(target.clientWidth / PAGE_WIDTH_PX));
    visibility.observe(target);
    size.observe(target);
    return () => {
      visibility.disconnect();
      size.disconnect();
    };
  }, [element]);
  return { isSeen, scale };
}
