"use client";

import { useEffect, useSyncExternalStore } from "react";
import { showKeptToast } from "@/components/ui/kept-toast";
import { currentToast, subscribeToToasts } from "@/components/ui/toast";
import { useLazyPart } from "@/components/ui/use-lazy-part";

/**
 * Shows toasts. Mounted once per page. The library loads when the user begins to do something: with the first toast, it
 * would be too late for the message that there is no network.
 */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const [Renderer, fetchRenderer] = useLazyPart(() =>
    import("@/components/ui/toast-renderer").then((module) => module.ToastRenderer),
  );

  useEffect(showKeptToast, []);

  useEffect(() => {
    const types = ["pointerdown", "focusin"] as const;
    for (const type of types) document.addEventListener(type, fetchRenderer, { once: true });
    return () => {
      for (const type of types) document.removeEventListener(type, fetchRenderer);
    };
  }, [fetchRenderer]);

  useEffect(() => {
    if (toast) fetchRenderer();
  }, [toast, fetchRenderer]);

  return Renderer && <Renderer toast={toast} />;
}
