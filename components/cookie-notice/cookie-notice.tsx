"use client";

import { startTransition, useEffect, useRef, useState } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { acceptCookies, hasAcceptedCookies } from "@/components/cookie-notice/accepted-cookies";
import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { setNoticeSize } from "@/components/ui/notice-size";

/** Top: below the page's bar. Bottom: above a phone's dock. */
const PLACES = {
  top: "top-0 border-b-3 [--rise:-4px] in-[body:has([data-bar])]:top-14.25 md:in-[body:has([data-bar])]:top-16.25",
  bottom: "bottom-[var(--dock-size,0px)] border-t-3",
};

/**
 * Shown until the visitor accepts. It overlays the page, so the layout does not shift. It is not in the cached HTML,
 * because the cookie of the visitor decides whether it is shown.
 */
export function CookieNotice() {
  const { enable, position, button } = useBootstrap().settings.cookie_notice;
  const t = useT();
  const [isAccepted, setAccepted] = useState(true);
  const notice = useRef<HTMLElement>(null);
  const isShown = enable && !isAccepted;

  useEffect(() => startTransition(() => setAccepted(hasAcceptedCookies())), []);

  useEffect(() => {
    if (!isShown || position !== "bottom" || !notice.current) return;
    return reserveRoom(notice.current);
  }, [isShown, position]);

  if (!isShown) return null;

  function accept() {
    acceptCookies();
    setAccepted(true);
  }

  return (
    <section
      ref={notice}
      className={cn(
        "fixed inset-x-0 z-30 flex animate-enter flex-wrap items-center gap-x-5 gap-y-3 border-plinth bg-raised px-[max(20px,50%-580px)] py-3",
        PLACES[position],
      )}
      aria-label={t("Cookie notice")}
    >
      <p className="flex-[1_1_320px] text-small">
        {t("We use cookies to optimize site functionality and provide you with the best possible experience.")}
      </p>
      {button.label && button.action && (
        <a className="link text-small" href={button.action}>
          {t(button.label)}
        </a>
      )}
      <button type="button" className={buttonVariants({ size: "s" })} onClick={accept}>
        {t("OK")}
      </button>
    </section>
  );
}

/** Keeps toasts, the end of the page and the focused element above the notice. */
function reserveRoom(notice: HTMLElement) {
  const observer = new ResizeObserver(() => setNoticeSize(notice.offsetHeight));
  observer.observe(notice);
  return () => {
    observer.disconnect();
    setNoticeSize(0);
  };
}
