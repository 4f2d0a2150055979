import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { Note } from "@/components/ui/note";

type Props = {
  onRetry: () => void;
  /** Replaces the default sentence. `retry` renders the link: `t.rich("… <retry>…</retry>", { retry })`. */
  children?: (retry: (text: ReactNode) => ReactNode) => ReactNode;
};

/** An error note for content that could not be loaded, with a link that tries again. */
export function RetryNote({ onRetry, children }: Props) {
  const t = useT();
  const retry = (text: ReactNode) => (
    <button type="button" className="link" onClick={onRetry}>
      {text}
    </button>
  );
  return (
    <Note tone="bad" role="alert">
      {children?.(retry) ?? t.rich("This could not be loaded. <retry>Try again</retry>", { retry })}
    </Note>
  );
}
