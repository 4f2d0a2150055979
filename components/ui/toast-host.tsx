"use client";

import { useEffect, useSyncExternalStore } from "react";
import { showKeptToast } from "@/components/ui/kept-toast";
import { currentToast, subscribeToToasts } from "@/components/ui/toast";
import { useLazyPart } from "@/components/ui/use-lazy-part";

/** Shows toasts. Mounted once per page. The library loads with the first toast. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const [Renderer, fetchRenderer] = useLazyPart(() =>
    import("@/components/ui/toast-renderer").then((module) => module.ToastRenderer),
  );

  useEffect(showKeptToast, []);

  useEffect(() => {
    if (toast) fetchRenderer();
  }, [toast, fetchRenderer]);

  return Renderer && <Renderer toast={toast} />;
}
