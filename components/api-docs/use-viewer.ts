"use client";

import { useEffect, useRef, useState } from "react";
import { loadViewer, type ShownViewer } from "@/components/api-docs/load-viewer";
import { viewerOptions } from "@/components/api-docs/viewer-options";

type State = "loading" | "shown" | "failed";

/** Shows the viewer in `container`, light or dark like the page. `retry` loads it again after a failure. */
export function useViewer(isDark: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const viewer = useRef<ShownViewer>(null);
  const isDarkNow = useRef(isDark);
  const [state, setState] = useState<State>("loading");
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reruns the effect
  useEffect(() => {
    let isCancelled = false;
    setState("loading");
    loadViewer()
      .then(({ createApiReference }) => {
        if (isCancelled || !container.current) return;
        viewer.current = createApiReference(container.current, viewerOptions(isDarkNow.current));
        setState("shown");
      })
      .catch(() => !isCancelled && setState("failed"));
    return () => {
      isCancelled = true;
      viewer.current?.destroy();
      viewer.current = null;
    };
  }, [attempt]);

  useEffect(() => {
    isDarkNow.current = isDark;
    if (viewer.current) markMode(isDark);
  }, [isDark]);

  return { container, state, retry: () => setAttempt((count) => count + 1) };
}

/** Makes the shown viewer light or dark with a class on the body. The viewer reads `darkMode` only when it starts. */
function markMode(isDark: boolean) {
  document.body.classList.toggle("dark-mode", isDark);
  document.body.classList.toggle("light-mode", !isDark);
}
