"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { useUnloadWarning } from "@/components/form/use-unload-warning";
import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { useNoticeStyle } from "@/components/ui/notice-size";
import { Tooltip } from "@/components/ui/tooltip";
import { UploadRow } from "@/components/uploads/upload-row";
import { useUploadItems } from "@/components/uploads/use-upload-items";
import type { UploadItem } from "@/lib/uploads/sending/upload-item";
import { uploads } from "@/lib/uploads/sending/uploads";

// The tray is above the cookie notice and, on a phone, above the dock.
const TRAY = cn(
  "fixed end-4 bottom-[calc(76px+var(--notice-size))] z-40 w-[min(400px,calc(100vw-32px))] overflow-hidden",
  "rounded-lg border border-line bg-raised shadow-lift md:end-5 md:bottom-[calc(20px+var(--notice-size))]",
);

/** The uploads of this browser tab, at the bottom of all member screens. Uploads continue during navigation. */
export function Tray() {
  const items = useUploadItems();
  useUnloadWarning(items.some(isUnfinished));
  return items.length > 0 && <OpenTray items={items} />;
}

function OpenTray({ items }: { items: readonly UploadItem[] }) {
  const noticeStyle = useNoticeStyle();
  const t = useT();
  const [isFolded, setFolded] = useState(false);
  const leaving = useLeaving(items.every(({ status }) => status === "completed"));
  return (
    <section className={TRAY} style={noticeStyle} aria-label={t("Uploads")} {...leaving}>
      <header className={cn("flex items-center gap-1 py-2 ps-4 pe-2", !isFolded && "border-b border-line")}>
        <b className="min-w-0 flex-1 font-semibold" role="status">
          <Summary items={items} />
        </b>
        <button
          type="button"
          className={buttonVariants({ variant: "ghost", size: "s", icon: true })}
          aria-expanded={!isFolded}
          aria-label={isFolded ? t("Show uploads") : t("Hide uploads")}
          onClick={() => setFolded(!isFolded)}
        >
          <Icon of={ChevronDown} className={cn(isFolded && "rotate-180")} />
        </button>
        <Tooltip text={t("Clear inactive uploads")}>
          {(tooltip) => (
            <button
              {...tooltip}
              type="button"
              className={buttonVariants({ variant: "ghost", size: "s", icon: true })}
              aria-label={t("Clear inactive uploads")}
              onClick={uploads.clearInactive}
            >
              <Icon of={X} />
            </button>
          )}
        </Tooltip>
      </header>
      {!isFolded && (
        <ul className="max-h-42 overflow-y-auto md:max-h-80">
          {items.map((item) => (
            <UploadRow key={item.file.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** How long the tray stays after everything has been uploaded. */
const SHOWN_MS = 6_000;

/** Clears the tray some seconds after everything has succeeded, but not while the pointer or focus is in it. */
function useLeaving(isDone: boolean) {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const leaves = isDone && !isHovered && !hasFocus;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(uploads.clearInactive, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [leaves]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
}

const isUnfinished = ({ status }: UploadItem) => status === "inProgress" || status === "pending";

function Summary({ items }: { items: readonly UploadItem[] }) {
  const t = useT();
  const completedCount = items.filter(({ status }) => status === "completed").length;
  const failedCount = items.filter(({ status }) => status === "failed").length;
  if (items.some(isUnfinished))
    return t("Uploading :done of :count", { done: completedCount + 1, count: items.length });
  if (failedCount > 0)
    return t("{count, plural, one {# upload failed} other {# uploads failed}}", { count: failedCount });
  if (completedCount === 0) return t("Uploads stopped");
  return t("{count, plural, one {# file uploaded} other {# files uploaded}}", { count: completedCount });
}
