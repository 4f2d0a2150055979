"use client";

import type { Frame } from "@/components/errors/debug-trace";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";

/** Marks the current frame in the list, and its line in the snippet. */
export const MARK_CLASSES = "bg-danger-soft shadow-[inset_3px_0_0_var(--danger)]";

/** The code around a frame's line, with that line marked. */
export function Snippet({ frame }: { frame: Frame }) {
  const t = useT();
  if (frame.codeSnippet.length === 0)
    return <p className="p-4 text-muted text-small">{t("No source is available for this frame.")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it can scroll, so it must be reachable by keyboard
    <pre tabIndex={0} className="max-h-[50dvh] overflow-auto py-3 font-mono text-tiny leading-[1.75] [tab-size:2]">
      {frame.codeSnippet.map(({ lineNumber, code, highlighted }) => (
        <span
          key={lineNumber}
          className={cn("block min-w-max px-4", highlighted && MARK_CLASSES)}
          aria-current={highlighted || undefined}
        >
          <i className="inline-block w-10 text-muted not-italic">{lineNumber}</i>
          {code}
        </span>
      ))}
    </pre>
  );
}
