import { useEffect, useRef, useState } from "react";

/** The width at which a page is drawn before it is made smaller. */
const PAGE_WIDTH_PX = 1280;

/**
 * For an element that shows a page made smaller: its ref, whether it has been in view, and the scale at which the page
 * is as wide as the element.
 */
export function useDrawnSize<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  const [isSeen, setSeen] = useState(false);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const target = frame.current;
    if (!target) return;
    const visibility = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    );
    const size = new ResizeObserver(() => setScale(target.clientWidth / PAGE_WIDTH_PX));
    visibility.observe(target);
    size.observe(target);
    return () => {
      visibility.disconnect();
      size.disconnect();
    };
  }, []);
  return { frame, isSeen, scale };
}
