"use client";

import { type ComponentType, useCallback, useRef, useState } from "react";

/**
 * A component that loads on demand: `const [Part, fetchPart] = useLazyPart(loadPart)`. `Part` is null until
 * `fetchPart` has loaded it. Call it on intent (hover, focus) and again on use. A failed load can be retried.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const isWanted = useRef(false);
  const loader = useRef(load);

  const fetchPart = useCallback(() => {
    if (isWanted.current) return;
    isWanted.current = true;
    loader.current().then(
      (part) => setPart(() => part),
      () => {
        isWanted.current = false;
      },
    );
  }, []);

  return [Part, fetchPart] as const;
}
