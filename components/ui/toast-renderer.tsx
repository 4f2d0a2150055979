"use client";

import { type FocusEvent, useEffect, useRef } from "react";
import { toast as sonner, Toaster } from "sonner";
import { useT } from "@/components/i18n/use-t";
import { useNoticeStyle } from "@/components/ui/notice-size";
import { closeToast, setToastPaused, type Toast } from "@/components/ui/toast";
import { ToastCard } from "@/components/ui/toast-card";

// Toasts are above the cookie notice and, on a phone, above the dock.
const OFFSET = "calc(20px + var(--notice-size) + var(--dock-size, 0px))";

/** Renders the toast with sonner, which provides position, motion, swipe and the live region. */
export function ToastRenderer({ toast }: { toast: Toast | null }) {
  const t = useT();
  const pause = useTimerPause();
  const noticeStyle = useNoticeStyle();
  const shownId = useRef<string | null>(null);

  useEffect(() => {
    if (shownId.current && shownId.current !== toast?.id) sonner.dismiss(shownId.current);
    if (toast) show(toast);
    shownId.current = toast?.id ?? null;
    if (!toast) pause.reset();
  }, [toast, pause.reset]);

  // Sonner keeps its own list of toasts. Without this effect, it would show the toast again on the next page.
  useEffect(() => {
    return () => {
      if (shownId.current) sonner.dismiss(shownId.current);
      shownId.current = null;
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses the toast's timer
    <div
      style={noticeStyle}
      onMouseOver={pause.enter}
      onMouseLeave={pause.leave}
      onFocus={pause.focus}
      onBlur={pause.blur}
    >
      <Toaster
        visibleToasts={1}
        duration={Number.POSITIVE_INFINITY}
        offset={{ bottom: OFFSET }}
        mobileOffset={{ bottom: OFFSET, left: 12, right: 12 }}
        containerAriaLabel={t("Messages")}
        toastOptions={{ className: "flex w-full justify-center" }}
      />
    </div>
  );
}

function show(toast: Toast) {
  sonner.custom(() => <ToastCard toast={toast} />, {
    id: toast.id,
    position: toast.position,
    duration: Number.POSITIVE_INFINITY, // toast.ts has its own timer, because sonner's does not pause on focus
    dismissible: toast.type !== "loading",
    onDismiss: () => closeToast(toast.id),
  });
}

/** Event handlers that pause the timer while the toast is hovered or focused. */
function useTimerPause() {
  const pausedBy = useRef({ pointer: false, focus: false });

  function set(change: Partial<{ pointer: boolean; focus: boolean }>) {
    Object.assign(pausedBy.current, change);
    setToastPaused(pausedBy.current.pointer || pausedBy.current.focus);
  }

  const actions = useRef({
    enter: () => set({ pointer: true }),
    leave: () => set({ pointer: false }),
    focus: () => set({ focus: true }),
    blur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) set({ focus: false });
    },
    reset: () => Object.assign(pausedBy.current, { pointer: false, focus: false }),
  });
  return actions.current;
}
