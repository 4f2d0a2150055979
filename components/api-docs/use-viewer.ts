"use client";

import { useEffect, useRef, useState } from "react";
import { loadViewer, type ShownViewer } from "@/components/api-docs/load-viewer";
import { viewerOptions } from "@/components/api-docs/viewer-options";

type State = "loading" | "shown" | "failed";

/** Shows the viewer in `place`, in the page's mode. `retry` loads it again after a failure. */
export function useViewer(isDark: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const viewer = useRef<ShownViewer>(null);
  const firstMode = useRef(isDark);
  const [state, setState] = useState<State>("loading");
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt runs it again
  useEffect(() => {
    let isGone = false;
    setState("loading");
    loadViewer()
      .then(({ createApiReference }) => {
        if (isGone || !place.current) return;
        viewer.current = createApiReference(place.current, viewerOptions(firstMode.current));
        setState("shown");
      })
      .catch(() => !isGone && setState("failed"));
    return () => {
      isGone = true;
      viewer.current?.destroy();
      viewer.current = null;
    };
  }, [attempt]);

  useEffect(() => {
    firstMode.current = isDark;
    if (viewer.current) markMode(isDark);
  }, [isDark]);

  return { place, state, retry: () => setAttempt((count) => count + 1) };
}

/** The viewer reads its mode only at the start and keeps it as a class of the body. */
function markMode(isDark: boolean) {
  document.body.classList.toggle("dark-mode", isDark);
  document.body.classList.toggle("light-mode", !isDark);
}
