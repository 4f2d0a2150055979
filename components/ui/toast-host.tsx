"use client";

import { useEffect, useSyncExternalStore } from "react";
import { showKeptToast } from "@/components/ui/kept-toast";
import { currentToast, subscribeToToasts } from "@/components/ui/toast";
import { useLazyPart } from "@/components/ui/use-lazy-part";

const loadRenderer = () => import("@/components/ui/toast-renderer").then((module) => module.ToastRenderer);

/**
 * Shows toasts. Mounted once per page. The library is rendered with the first toast, but loaded when the user begins to
 * do something: with the toast, it would be too late for the message that there is no network.
 */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const [Renderer, fetchRenderer] = useLazyPart(loadRenderer);

  useEffect(showKeptToast, []);

  useEffect(() => {
    const preload = () => void loadRenderer().catch(() => undefined);
    const types = ["pointerdown", "focusin"] as const;
    for (const type of types) document.addEventListener(type, preload, { once: true });
    return () => {
      for (const type of types) document.removeEventListener(type, preload);
    };
  }, []);

  useEffect(() => {
    if (toast) fetchRenderer();
  }, [toast, fetchRenderer]);

  return Renderer && <Renderer toast={toast} />;
}
