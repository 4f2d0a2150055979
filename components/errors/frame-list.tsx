"use client";

import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import type { Frame, TraceEntry } from "@/components/errors/debug-trace";
import { MARK_CLASSES } from "@/components/errors/snippet";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

const FRAME = "border-line border-b px-4 py-2.25";

type Choice = { current: Frame; onChoose: (frame: Frame) => void };

/** The frames of the stack, innermost first. Frames of packages are collapsed. */
export function FrameList({ trace, ...choice }: Choice & { trace: TraceEntry[] }) {
  return (
    <ol className="max-h-[50dvh] overflow-y-auto border-line text-tiny md:border-e">
      {trace.map((entry, index) =>
        "vendorGroup" in entry ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trace never changes
          <VendorGroup key={index} frames={entry.vendorGroup} {...choice} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trace never changes
          <FrameRow key={index} frame={entry} {...choice} />
        ),
      )}
    </ol>
  );
}

function VendorGroup({ frames, ...choice }: Choice & { frames: Frame[] }) {
  const [isOpen, setOpen] = useState(false);
  const t = useT();
  return (
    <>
      <li className={cn(FRAME, "text-muted")}>
        <button
          type="button"
          className="flex items-center gap-2"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={ChevronRight} className={isOpen ? "rotate-90" : undefined} />
          {t("Vendor frames: :count", { count: frames.length })}
        </button>
      </li>
      {isOpen &&
        frames.map((frame, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trace never changes
          <FrameRow key={index} frame={frame} {...choice} />
        ))}
    </>
  );
}

function FrameRow({ frame, current, onChoose }: Choice & { frame: Frame }) {
  const isCurrent = frame === current;
  return (
    <li className={cn(FRAME, isCurrent && MARK_CLASSES)}>
      <button type="button" className="block w-full" aria-pressed={isCurrent} onClick={() => onChoose(frame)}>
        <b className="font-semibold">{frame.method}</b>
        <span className="mono block break-all text-muted">
          {frame.path}:{frame.lineNumber}
        </span>
      </button>
    </li>
  );
}
