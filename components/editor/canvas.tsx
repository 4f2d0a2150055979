"use client";

import { memo } from "react";
import { CANVAS_ID } from "@/components/editor/canvas-pages";
import { EmptyPageHint } from "@/components/editor/empty-page-hint";
import { WidthHandle } from "@/components/editor/width-handle";
import { useT } from "@/components/i18n/use-t";
import { Spinner } from "@/components/ui/spinner";

/** The page is drawn above the area, so the mark of the focused area is drawn above the page. */
const CANVAS =
  "relative row-start-2 grid min-h-0 min-w-0 bg-wash-2 outline-none focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:z-10 focus-visible:after:border-2 focus-visible:after:border-ring";

type Props = { onContainer: (element: HTMLElement | null) => void; isReady: boolean };

/** The area in which the page is drawn. The engine owns the content of the container. */
export function Canvas({ onContainer, isReady }: Props) {
  const t = useT();
  return (
    <section
      id={CANVAS_ID}
      aria-label={t("Canvas")}
      data-region="self"
      data-canvas-keys
      tabIndex={-1}
      className={CANVAS}
    >
      {/* the engine measures from the left, so this scrolls from the left in each language */}
      <div dir="ltr" data-canvas-viewport className="relative min-h-0 min-w-0 overflow-x-auto overflow-y-hidden">
        <Container onContainer={onContainer} />
        {isReady && <WidthHandle />}
      </div>
      {isReady && <EmptyPageHint />}
      {!isReady && (
        <div role="status" className="absolute inset-0 grid place-content-center bg-surface">
          <Spinner />
          <span className="sr-only">{t("Loading")}</span>
        </div>
      )}
    </section>
  );
}

/** Never rerenders, so that a new `onContainer` cannot detach and restart the engine. */
const Container = memo(
  ({ onContainer }: Pick<Props, "onContainer">) => <div ref={onContainer} className="relative h-full min-w-full" />,
  () => true,
);
