"use client";

import { useRef, useState } from "react";
import { type Description, isComplete, NO_DESCRIPTION } from "@/components/picture-picker/description-fields";
import type {
  CurrentPicture,
  PickerQuestions,
  PictureChoice,
  Pixels,
} from "@/components/picture-picker/picture-choice";
import type { FileEntryJson } from "@/lib/files/schema";

/** `file`: null for a picture that is known only by its address. */
export type ChosenPicture = CurrentPicture & { file: FileEntryJson | null };

/** How the browser could show the picture. Null while it loads. */
type LoadResult = { pixels: Pixels | null } | "broken" | null;

export const isDrawing = (file: FileEntryJson | null): boolean => file?.mime === "image/svg+xml";

/** How the user wants to use a picture, from what it was before. `finish` gets the choice if nothing is missing. */
export function usePictureUse(chosen: ChosenPicture, asks: PickerQuestions, finish: (choice: PictureChoice) => void) {
  const { address, file } = chosen;
  const [loaded, setLoaded] = useState<LoadResult>(null);
  const [focus, setFocus] = useState(chosen.focus);
  const [ratio, setRatio] = useState(chosen.ratio);
  const [description, setDescription] = useState(() => descriptionOf(chosen.description));
  const [isMissing, setMissing] = useState(false);
  const descriptionField = useRef<HTMLTextAreaElement>(null);
  const pixels = loaded === null || loaded === "broken" ? null : loaded.pixels;
  const isUsable = loaded !== "broken" || isDrawing(file);

  function describe(next: Description) {
    setDescription(next);
    setMissing(false);
  }

  function use() {
    if (loaded === null || !isUsable) return;
    if (asks.description && !isComplete(description)) {
      setMissing(true);
      descriptionField.current?.focus();
      return;
    }
    finish({ address, pixels, focus, ratio, description: description.isDecorative ? "" : description.text.trim() });
  }

  return {
    ...{ loaded, setLoaded, pixels, isUsable, focus, setFocus, ratio, setRatio },
    ...{ description, describe, isMissing, descriptionField, use },
  };
}

const descriptionOf = (description: string | null): Description =>
  description === null ? NO_DESCRIPTION : { text: description, isDecorative: description === "" };
