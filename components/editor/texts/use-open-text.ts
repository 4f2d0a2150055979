"use client";

import { type EditedText, openTextOf, TEXT_CHANGE } from "@/components/editor/texts/open-text";
import { useEngine, useEngineChanges } from "@/components/editor/use-engine";

/** The text that is being edited, or null. Rerenders after each change of it and of what is selected. */
export function useOpenText(): EditedText | null {
  const engine = useEngine();
  useEngineChanges(TEXT_CHANGE);
  return openTextOf(engine);
}
