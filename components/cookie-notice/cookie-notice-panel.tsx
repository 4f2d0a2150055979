"use client";

import { useEffect, useRef } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { setNoticeSize } from "@/components/ui/notice-size";

/** Top: below the page's top bar. Bottom: on a phone, above the dock. */
const POSITIONS = {
  top: "top-0 border-b-3 [--rise:-4px] in-[body:has([data-bar])]:top-14.25 md:in-[body:has([data-bar])]:top-16.25",
  bottom: "bottom-[var(--dock-size,0px)] border-t-3",
};

type Props = { onAccept: () => void };

/** The notice itself. It overlays the page, so the layout does not shift. */
export function CookieNoticePanel({ onAccept }: Props) {
  const { position, button } = useBootstrap().settings.cookie_notice;
  const t = useT();
  const notice = useRef<HTMLElement>(null);

  useEffect(() => {
    if (position !== "bottom" || !notice.current) return;
    return reserveRoom(notice.current);
  }, [position]);

  return (
    <section
      ref={notice}
      className={cn(
        "fixed inset-x-0 z-30 flex animate-enter flex-wrap items-center gap-x-5 gap-y-3 border-plinth bg-raised px-[max(20px,50%-580px)] py-3",
        POSITIONS[position],
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
      <button type="button" className={buttonVariants({ size: "s" })} onClick={onAccept}>
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
