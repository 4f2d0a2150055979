"use client";

import { useMemo, useState } from "react";
import { countAddresses, replacePicture, usesOf } from "@/components/editor/pictures/picture-uses";
import { undoAction } from "@/components/editor/undo-action";
import { useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";

/** The engine's events after which the number of uses of a picture may have changed. */
const USE_EVENTS = "update project:load page:update page:add page:remove undo redo";

/** A picture, with the name by which the user recognises it. */
type Picture = { address: string; name: string };

/** Replaces a picture everywhere. The user first chooses the picture to replace, then its replacement. */
export function usePictureReplacement() {
  const engine = useEngine();
  const t = useT();
  const [pictureToReplace, setPictureToReplace] = useState<Picture | null>(null);
  const version = useEngineChanges(USE_EVENTS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the uses change with `version`
  const counts = useMemo(() => countAddresses(engine), [engine, version]);

  function replaceWith(address: string) {
    if (!pictureToReplace) return;
    const count = replacePicture(engine, pictureToReplace.address, address);
    setPictureToReplace(null);
    toast({
      message: t("{count, plural, one {Picture replaced in # place} other {Picture replaced in # places}}", { count }),
      action: undoAction(engine, t),
    });
  }

  return {
    /** How often the project uses a picture. */
    usesOf: (address: string) => usesOf(counts, address),
    pictureToReplace,
    begin: setPictureToReplace,
    cancel: () => setPictureToReplace(null),
    replaceWith,
  };
}

export type PictureReplacement = ReturnType<typeof usePictureReplacement>;
