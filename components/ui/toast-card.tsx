"use client";

import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import X from "lucide-react/icons/x";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { closeToast, type Toast } from "@/components/ui/toast";

/** One toast: what it says, perhaps a way out, and a way to close it unless something is still running. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, message, type, action } = toast;
  const t = useT();

  function act() {
    closeToast(id);
    action?.onPress();
  }

  return (
    <div className={type === "danger" ? "toast bad" : "toast"} role={type === "danger" ? "alert" : "status"}>
      {type === "loading" ? <Spinner /> : <Icon of={type === "danger" ? CircleAlert : Check} />}
      <span>{t(message)}</span>
      {action && (
        <Button size="s" onClick={act}>
          {action.label}
        </Button>
      )}
      {type !== "loading" && (
        <button type="button" className="x" aria-label={t("Dismiss")} onClick={() => closeToast(id)}>
          <Icon of={X} />
        </button>
      )}
    </div>
  );
}
