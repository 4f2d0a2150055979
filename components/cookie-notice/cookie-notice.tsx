"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import "./cookie-notice.css";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { acceptCookies, hasAcceptedCookies } from "@/components/cookie-notice/accepted-cookies";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";

const never = () => () => {};

/**
 * Says that cookies are used, until that is accepted. It lies over the page, so nothing moves; it is not in the cached HTML, because
 * only the browser knows whether it was accepted.
 */
export function CookieNotice() {
  const { enable, position, button } = useBootstrap().settings.cookie_notice;
  const t = useT();
  const isAccepted = useSyncExternalStore(never, hasAcceptedCookies, () => true);
  const [isClosed, setClosed] = useState(false);
  const notice = useRef<HTMLElement>(null);
  const isShown = enable && !isAccepted && !isClosed;

  useEffect(() => {
    if (!isShown || position !== "bottom" || !notice.current) return;
    return reserveRoom(notice.current);
  }, [isShown, position]);

  if (!isShown) return null;

  function accept() {
    acceptCookies();
    setClosed(true);
  }

  return (
    <section ref={notice} className="cookie cookie-notice" data-position={position} aria-label={t("Cookie notice")}>
      <p className="text-small flex-[1_1_320px]">
        {t("We use cookies to optimize site functionality and provide you with the best possible experience.")}
      </p>
      {button.label && button.action && (
        <a className="link text-small" href={button.action}>
          {t(button.label)}
        </a>
      )}
      <Button size="s" onClick={accept}>
        {t("OK")}
      </Button>
    </section>
  );
}

/** Says how tall the notice is, for what must stay above it: toasts, the end of the page, the focus. */
function reserveRoom(notice: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--notice-size", `${notice.offsetHeight}px`));
  observer.observe(notice);
  return () => {
    observer.disconnect();
    style.removeProperty("--notice-size");
  };
}
