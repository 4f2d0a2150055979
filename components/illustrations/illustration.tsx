"use client";

// The server's HTML needs the styles before the lazy component is fetched.
import "@/components/illustrations/editor.module.css";
import { lazy, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import type { IllustrationName } from "@/components/illustrations/names";
import { useHydrated } from "@/components/ui/use-hydrated";

const RenderedIllustration = lazy(() =>
  import("@/components/illustrations/rendered-illustration").then((module) => ({
    default: module.RenderedIllustration,
  })),
);

/**
 * One of Plinth's illustrations. They have hundreds of elements that never change, so React keeps the server's HTML
 * instead of hydrating it. Their code is fetched only when this page is reached from another one.
 *
 * They are client components, because a page contains the elements of a server component twice: as HTML and in React's
 * payload.
 */
export function Illustration({ name }: { name: IllustrationName }) {
  const t = useT();
  if (useHasServerHtml())
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty and only makes React keep the server's elements
    return <div className="contents" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
  return (
    <div className="contents">
      <RenderedIllustration name={name} t={t} />
    </div>
  );
}

/** Whether the component hydrates HTML of the server. This does not change while the component is mounted. */
function useHasServerHtml(): boolean {
  const isHydrated = useHydrated();
  return useState(!isHydrated && typeof document !== "undefined")[0];
}
