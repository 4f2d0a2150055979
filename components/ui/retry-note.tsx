import type { ReactNode } from "react";
import { Note } from "@/components/ui/note";

type Props = {
  onRetry: () => void;
  /** Returns the sentence. `retry` renders its link: `t.rich("… <retry>…</retry>", { retry })`. */
  children: (retry: (text: ReactNode) => ReactNode) => ReactNode;
};

/** Says that something could not be loaded, with a link that tries again. */
export function RetryNote({ onRetry, children }: Props) {
  return (
    <Note tone="bad" role="alert">
      {children((text) => (
        <button type="button" className="link" onClick={onRetry}>
          {text}
        </button>
      ))}
    </Note>
  );
}
