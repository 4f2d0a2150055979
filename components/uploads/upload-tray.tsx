"use client";

import "@/components/uploads/uploads.css";
import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { UploadRow } from "@/components/uploads/upload-row";
import { useUploadItems } from "@/components/uploads/use-upload-items";
import type { UploadItem } from "@/lib/uploads/sending/upload-item";
import { uploads } from "@/lib/uploads/sending/uploads";

/** Files on their way, at the foot of every dashboard screen: one may walk on while they go. */
export function UploadTray() {
  const items = useUploadItems();
  const t = useT();
  const [isFolded, setFolded] = useState(false);
  const isBusy = items.some(isOnItsWay);
  useLeaveWarning(isBusy);
  if (items.length === 0) return null;

  return (
    <section className={cn("tray", isFolded && "folded")} aria-label={t("Uploads")}>
      <header>
        <b className="font-semibold min-w-0 flex-1" role="status">
          <Summary items={items} />
        </b>
        <button
          type="button"
          className={buttonClass({ variant: "ghost", size: "s", icon: true })}
          aria-expanded={!isFolded}
          aria-label={isFolded ? t("Show uploads") : t("Hide uploads")}
          onClick={() => setFolded(!isFolded)}
        >
          <Icon of={ChevronDown} />
        </button>
        <button
          type="button"
          className={buttonClass({ variant: "ghost", size: "s", icon: true })}
          aria-label={t("Clear inactive uploads")}
          title={t("Clear inactive uploads")}
          onClick={uploads.clearInactive}
        >
          <Icon of={X} />
        </button>
      </header>
      {!isFolded && (
        <ul>
          {items.map((item) => (
            <UploadRow key={item.file.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

const isOnItsWay = ({ status }: UploadItem) => status === "inProgress" || status === "pending";

function Summary({ items }: { items: readonly UploadItem[] }) {
  const t = useT();
  const done = items.filter(({ status }) => status === "completed").length;
  const failed = items.filter(({ status }) => status === "failed").length;
  if (items.some(isOnItsWay)) return t("Uploading :done of :count", { done: done + 1, count: items.length });
  if (failed > 0) return t("{count, plural, one {# upload failed} other {# uploads failed}}", { count: failed });
  if (done === 0) return t("Uploads stopped");
  return t("{count, plural, one {# file uploaded} other {# files uploaded}}", { count: done });
}

/** Leaving the site would cut what is on its way; the browser asks. */
function useLeaveWarning(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isBusy]);
}
