"use client";

import type { Component } from "grapesjs";
import { componentName } from "@/components/editor/component-kinds";
import { frameRatioOf } from "@/components/editor/pictures/picture-frame";
import { countAddresses, usesOf } from "@/components/editor/pictures/picture-uses";
import { pictureOf, placePicture } from "@/components/editor/pictures/place-picture";
import { useUploadSettings } from "@/components/editor/project-context";
import { useEngine } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { openPicturePicker } from "@/components/picture-picker/open-picture-picker";
import type { CurrentPicture, PickerOptions, PictureChoice } from "@/components/picture-picker/picture-choice";

type Question = Pick<PickerOptions, "asks" | "frameRatio" | "proposed" | "files"> & {
  current: CurrentPicture | null;
  /** The name of what will have the picture. */
  name: string;
};

/** Returns a function that lets the user choose a picture for a place on the open page. */
export function usePickPicture(): (question: Question) => Promise<PictureChoice | undefined> {
  const engine = useEngine();
  const settings = useUploadSettings();
  const t = useT();
  return ({ name, ...question }) => {
    const counts = countAddresses(engine);
    const page = String(engine.Pages.getSelected()?.get("name") ?? "");
    return openPicturePicker({
      ...question,
      settings,
      place: page ? t("for :name, on :page", { name, page }) : t("for :name", { name }),
      usesOf: (address) => usesOf(counts, address),
    });
  };
}

type Proposal = Pick<PickerOptions, "proposed" | "files">;

/** Returns a function that lets the user choose the picture of an element. */
export function useChoosePicture(): (component: Component, proposal?: Proposal) => Promise<void> {
  const engine = useEngine();
  const t = useT();
  const pick = usePickPicture();
  return async (component, proposal) => {
    const current = pictureOf(engine, component);
    const choice = await pick({
      ...proposal,
      name: componentName(component, t),
      current: current.address ? current : null,
      asks: { description: true, focus: true, ratio: true },
      frameRatio: current.ratio === null ? frameRatioOf(component) : null,
    });
    if (choice) placePicture(engine, component, choice);
  };
}
