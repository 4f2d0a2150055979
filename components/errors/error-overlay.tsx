"use client";

import Download from "lucide-react/icons/download";
import { useState } from "react";
import type { DebugTrace, Frame, TraceEntry } from "@/components/errors/debug-trace";
import { FrameList } from "@/components/errors/frame-list";
import { Snippet } from "@/components/errors/snippet";
import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-store";
import { Icon } from "@/components/ui/icon";
import { callPath } from "@/lib/http/client";

type Props = DialogProps & { error: DebugTrace };

/** For developers: the server's error, its stack trace, and the code around the line of the chosen frame. */
export function ErrorOverlay({ error, close }: Props) {
  const { exception, message, trace } = error;
  const [frame, setFrame] = useState<Frame | undefined>(() => initialFrame(trace));
  const t = useT();
  return (
    <Dialog
      title={t("An error occured")}
      text={
        <>
          <b className="font-semibold text-danger">{exception}</b> {message}
        </>
      }
      size="2xl"
      danger
      closable
      onClose={close}
    >
      <a
        className={buttonVariants({ size: "s", className: "mt-3" })}
        href={callPath("logs/error/download-latest")}
        download
      >
        <Icon of={Download} />
        {t("Download log")}
      </a>
      {frame && (
        <div
          className="-mx-6 mt-4 -mb-6 grid grid-cols-1 border-line border-t md:grid-cols-[minmax(200px,270px)_minmax(0,1fr)]"
          dir="ltr"
        >
          <FrameList trace={trace} current={frame} onChoose={setFrame} />
          <Snippet frame={frame} />
        </div>
      )}
    </Dialog>
  );
}

/** The first frame outside of packages. If there is none, the first frame of the trace. */
function initialFrame(trace: TraceEntry[]): Frame | undefined {
  const ownFrame = trace.find((entry): entry is Frame => !("vendorGroup" in entry));
  const [first] = trace;
  return ownFrame ?? (first && "vendorGroup" in first ? first.vendorGroup[0] : undefined);
}
