"use client";

import Columns2 from "lucide-react/icons/columns-2";
import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import SquareSplitHorizontal from "lucide-react/icons/square-split-horizontal";
import Tablet from "lucide-react/icons/tablet";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { Segmented } from "@/components/ui/segmented";
import type { PublicationReviewJson } from "@/lib/publications/review/schema";

type Mode = "slider" | "both" | "new";
const WIDTHS = { desktop: 1280, tablet: 768, phone: 375 } as const;
type Width = keyof typeof WIDTHS;
const HALF = 50;

type Props = { review: PublicationReviewJson; path: string };

/**
 * A page as visitors see it, and as it would be published, at its real width. Live is left and new is right in every
 * direction of writing.
 */
export function ReviewFrames({ review, path }: Props) {
  const t = useT();
  const [mode, setMode] = useState<Mode>("slider");
  const [width, setWidth] = useState<Width>("desktop");
  const { live, changed } = framesOf(review, path);
  const canCompare = live !== null && changed !== null;
  return (
    <section aria-label={t("Before and after")} className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {canCompare && <ModeChoice mode={mode} onChange={setMode} />}
        <Segmented<Width>
          label={t("Width")}
          iconsOnly
          value={width}
          onChange={setWidth}
          options={[
            { value: "desktop", label: t(":width px wide", { width: 1280 }), icon: Monitor },
            { value: "tablet", label: t(":width px wide", { width: 768 }), icon: Tablet },
            { value: "phone", label: t(":width px wide", { width: 375 }), icon: Smartphone },
          ]}
        />
      </div>
      <div dir="ltr" className="grid gap-2">
        <p className="flex justify-between gap-3 text-muted text-small">
          <span>{review.live && live !== null && <LiveLabel time={review.live.created_at} />}</span>
          <span>{changed === null ? t("This page is removed") : t("New")}</span>
        </p>
        {canCompare ? (
          <Comparison mode={mode} live={live} changed={changed} width={WIDTHS[width]} />
        ) : (
          <Frame src={changed ?? live ?? ""} title={changed === null ? t("Live") : t("New")} width={WIDTHS[width]} />
        )}
      </div>
    </section>
  );
}

type Frames = { live: string | null; changed: string | null };

/** The addresses of a page as it is and as it would be. Null where the page is not there. */
function framesOf(review: PublicationReviewJson, path: string): Frames {
  const page = review.pages.find((each) => each.path === path);
  const isLive = review.live !== null && page?.change !== "new";
  return {
    live: isLive && review.live ? frameOf(review.live.url, page?.previous_path ?? path) : null,
    changed: page?.change === "removed" ? null : frameOf(review.url, path),
  };
}

function LiveLabel({ time }: { time: string }) {
  const t = useT();
  return (
    <>
      {t("Live")} <FormattedDate value={time} />
    </>
  );
}

function ModeChoice({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const t = useT();
  return (
    <Segmented<Mode>
      label={t("How to compare")}
      value={mode}
      onChange={onChange}
      options={[
        { value: "slider", label: t("Slider"), icon: SquareSplitHorizontal },
        { value: "both", label: t("Side by side"), icon: Columns2 },
        { value: "new", label: t("New only") },
      ]}
    />
  );
}

type ComparisonProps = { mode: Mode; live: string; changed: string; width: number };

function Comparison({ mode, live, changed, width }: ComparisonProps) {
  const t = useT();
  const [at, setAt] = useState(HALF);
  if (mode === "new") return <Frame src={changed} title={t("New")} width={width} />;
  return (
    <>
      <div className={mode === "both" ? "grid grid-cols-2 gap-2" : "grid *:col-start-1 *:row-start-1"}>
        <Frame src={live} title={t("Live")} width={width} />
        <Frame src={changed} title={t("New")} width={width} cut={mode === "slider" ? at : 0} />
        {mode === "slider" && <Divider at={at} />}
      </div>
      {mode === "slider" && (
        <input
          type="range"
          min={0}
          max={100}
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
          aria-label={t("Live or new")}
          className="w-full accent-accent"
        />
      )}
    </>
  );
}

/** The line between the live and the new page. `at`: its place, in percent. */
const Divider = ({ at }: { at: number }) => (
  <span
    aria-hidden
    style={{ "--at": `${at}%` } as CSSProperties}
    className="pointer-events-none z-1 ml-(--at) w-0.5 bg-plinth"
  />
);

const frameOf = (url: string, path: string) => url + encodeURI(path);

/** The height of a frame in the screen. */
const HEIGHT = 620;

type FrameProps = { src: string; title: string; width: number; cut?: number };

/**
 * A foreign page, scaled to fit. It runs in its own origin, can neither leave the frame nor send a form. `cut`: how
 * much of its left side is cut off, in percent.
 */
function Frame({ src, title, width, cut = 0 }: FrameProps) {
  const [box, scale] = useScale(width);
  const size = {
    "--width": `${width}px`,
    "--height": `${HEIGHT / scale}px`,
    "--scale": String(scale),
    "--shown": `${HEIGHT}px`,
    "--cut": `inset(0 0 0 ${cut}%)`,
  };
  return (
    <div
      ref={box}
      style={size as CSSProperties}
      className="h-(--shown) min-w-0 overflow-hidden border border-line [clip-path:var(--cut)]"
    >
      <iframe
        src={src}
        title={title}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
        className="h-(--height) w-(--width) origin-top-left scale-(--scale) bg-[white]"
      />
    </div>
  );
}

/** How much a frame of this width must be scaled to fit into the element with the ref. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width || width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return [box, Math.min(1, available / width)] as const;
}
