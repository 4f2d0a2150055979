"use client";

import type { Frame } from "@/components/errors/debug-trace";
import { useT } from "@/components/i18n/use-t";

/** The code around the line of a frame, that line marked. */
export function Snippet({ frame }: { frame: Frame }) {
  const t = useT();
  if (frame.codeSnippet.length === 0)
    return <p className="text-small text-muted p-4">{t("The code of this frame is not on the server.")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than the screen at times, and scrolled by keyboard
    <pre tabIndex={0} className="max-h-[50dvh] overflow-y-auto">
      {frame.codeSnippet.map(({ lineNumber, code, highlighted }) => (
        <span key={lineNumber} className={highlighted ? "hit" : undefined} aria-current={highlighted || undefined}>
          <i>{lineNumber}</i>
          {code}
        </span>
      ))}
    </pre>
  );
}
