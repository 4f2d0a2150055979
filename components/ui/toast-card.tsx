"use client";

import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import X from "lucide-react/icons/x";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { closeToast, type Toast } from "@/components/ui/toast";

const CARD = "inline-flex min-h-11 items-center gap-3 rounded-lg py-2 ps-3.5 text-control text-bg shadow-lift";

/** One toast: its text, an optional action, and a close button unless its type is "loading". */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, message, type, action } = toast;
  const t = useT();

  function act() {
    closeToast(id);
    action?.onPress();
  }

  return (
    <div
      className={cn(CARD, type === "danger" ? "bg-danger" : "bg-text", type === "loading" ? "pe-3.5" : "pe-2")}
      role={type === "danger" ? "alert" : "status"}
    >
      {type === "loading" ? <Spinner /> : <Icon of={type === "danger" ? CircleAlert : Check} />}
      <span>{t(message)}</span>
      {action && (
        <Button variant="inverted" size="s" onClick={act}>
          {action.label}
        </Button>
      )}
      {type !== "loading" && (
        <button
          type="button"
          className="rounded-md p-[7px] opacity-75 hover:opacity-100 focus-visible:opacity-100 focus-visible:-outline-offset-1 focus-visible:outline-current pointer-coarse:p-3.5"
          aria-label={t("Dismiss")}
          onClick={() => closeToast(id)}
        >
          <Icon of={X} />
        </button>
      )}
    </div>
  );
}
