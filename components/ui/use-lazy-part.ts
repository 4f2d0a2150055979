"use client";

import { type ComponentType, useCallback, useRef, useState } from "react";

/**
 * Loads a component on demand: `const [Part, fetchPart] = useLazyPart(loadPart)`. `Part` is null until `fetchPart` has
 * loaded it. Call `fetchPart` on hover or focus, and again when the component is needed, because the first load may
 * have failed.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const isRequested = useRef(false);
  const loader = useRef(load);

  const fetchPart = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    loader.current().then(
      (part) => setPart(() => part),
      () => {
        isRequested.current = false;
      },
    );
  }, []);

  return [Part, fetchPart] as const;
}
