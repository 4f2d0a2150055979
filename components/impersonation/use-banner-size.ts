"use client";

import { type RefObject, useEffect } from "react";

/** Sets `--banner-size` while the banner is shown. Other sticky bars use it to stay below the banner. */
export function useBannerSize(banner: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement;
    const element = banner.current;
    if (!element) return;

    const observer = new ResizeObserver(() => {
      const size = `${element.offsetHeight}px`;
      style.setProperty("--banner-size", size);
      style.scrollPaddingBlockStart = size; // so that the banner does not hide the target of an anchor
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--banner-size");
      style.scrollPaddingBlockStart = "";
    };
  }, [banner]);
}
