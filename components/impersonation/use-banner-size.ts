"use client";

import { type RefObject, useEffect } from "react";

/** While the banner is shown, other bars that stay at the top of the window are moved below it by `--banner-size`. */
export function useBannerSize(banner: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement;
    const element = banner.current;
    if (!element) return;

    const observer = new ResizeObserver(() => {
      const size = `${element.offsetHeight}px`;
      style.setProperty("--banner-size", size);
      style.scrollPaddingBlockStart = size; // the target of an anchor is not hidden by the banner
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--banner-size");
      style.scrollPaddingBlockStart = "";
    };
  }, [banner]);
}
