"use client";

import type { Component } from "grapesjs";
import { useEditorUi } from "@/components/editor/editor-ui";
import type { FilePlace } from "@/components/editor/files/file-place";
import { insertFiles } from "@/components/editor/files/insert-file";
import { useFileUploads } from "@/components/editor/files/use-file-uploads";
import { fillGallery, galleryItemOf } from "@/components/editor/pictures/fill-gallery";
import { useChoosePicture } from "@/components/editor/pictures/use-choose-picture";
import { useEngine } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { pictureRefusal } from "@/components/picture-picker/picture-refusal";
import { useMayCreate } from "@/components/resource/use-may-create";
import { toast } from "@/components/ui/toast";
import type { FileEntryJson } from "@/lib/files/schema";
import type { ChosenFile } from "@/lib/uploads/sending/upload-item";

type PicturePlace = Extract<FilePlace, { picture: unknown }>;

/**
 * Returns a function that uploads files and then adds them to the page. On a picture, it opens the picture picker,
 * which asks for the description; several pictures fill the gallery that the picture is in. Without a place, the files
 * are only shown in the panel of pictures.
 */
export function useAddFiles() {
  const engine = useEngine();
  const { setPanel } = useEditorUi();
  const t = useT();
  const upload = useFileUploads();
  const choosePicture = useChoosePicture();
  const mayUpload = useMayCreate("files");

  /** Uploads files, and resolves with those that arrived, in their order. */
  async function uploadAll(files: readonly ChosenFile[]): Promise<FileEntryJson[]> {
    const uploaded: FileEntryJson[] = [];
    await upload(files, async (file) => void uploaded.push(file));
    return uploaded;
  }

  async function addAtPicture(files: readonly ChosenFile[], place: PicturePlace): Promise<void> {
    const pictures = files.filter((file) => pictureRefusal(file) === null);
    const item = pictures.length > 1 ? galleryItemOf(place.picture) : null;
    if (item) return addToGallery(item, await uploadAll(files));
    if (pictures.length > 0) return choosePicture(place.picture, { files });
    await insertFiles(engine, await uploadAll(files), placeAfter(place.picture));
  }

  /** Shows pictures in a gallery, and adds all other files after it. */
  async function addToGallery(item: Component, files: readonly FileEntryJson[]): Promise<void> {
    const pictures = files.filter((file) => pictureRefusal(file) === null);
    const others = files.filter((file) => !pictures.includes(file));
    await fillGallery(engine, item, pictures);
    const gallery = item.parent();
    if (others.length > 0) await insertFiles(engine, others, gallery ? placeAfter(gallery) : null);
  }

  return async (files: readonly ChosenFile[], place: FilePlace | null): Promise<void> => {
    if (files.length === 0) return;
    if (!mayUpload) {
      toast({ type: "danger", message: t("You may not upload files here.") });
      return;
    }
    if (!place) return upload(files, async () => setPanel("pictures"));
    if ("picture" in place) return addAtPicture(files, place);
    await insertFiles(engine, await uploadAll(files), place);
  };
}

/** The place after a picture or a gallery, for files that cannot be shown there. */
function placeAfter(component: Component) {
  const parent = component.parent();
  return parent ? { parent, before: parent.components().at(component.index() + 1) } : null;
}
