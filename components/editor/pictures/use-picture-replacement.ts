"use client";

import { useMemo, useState } from "react";
import { countAddresses, replacePicture, usesOf } from "@/components/editor/pictures/picture-uses";
import { useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";

/** The engine's events after which other pictures may be used. */
const USE_EVENTS = "update project:load page:update page:add page:remove undo redo";

/** A picture to replace: its address, and its name if it is known. */
export type Replaced = { address: string; name: string };

/** Replaces a picture everywhere: first the picture is chosen, then the one that replaces it. */
export function usePictureReplacement() {
  const engine = useEngine();
  const t = useT();
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const version = useEngineChanges(USE_EVENTS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the uses change with `version`
  const counts = useMemo(() => countAddresses(engine), [engine, version]);

  function replaceBy(address: string) {
    if (!replaced) return;
    const count = replacePicture(engine, replaced.address, address);
    setReplaced(null);
    toast({
      message: t("{count, plural, one {Picture replaced in # place} other {Picture replaced in # places}}", { count }),
      action: { label: t("Undo"), onPress: () => void engine.UndoManager.undo() },
    });
  }

  return {
    /** How often the project uses a picture. */
    usesOf: (address: string) => usesOf(counts, address),
    replaced,
    begin: setReplaced,
    cancel: () => setReplaced(null),
    replaceBy,
  };
}

export type PictureReplacement = ReturnType<typeof usePictureReplacement>;
