"use client";

import { useEditorUi } from "@/components/editor/editor-ui";
import type { FilePlace } from "@/components/editor/files/file-place";
import { insertFile } from "@/components/editor/files/insert-file";
import { useFileUploads } from "@/components/editor/files/use-file-uploads";
import { useChoosePicture } from "@/components/editor/pictures/use-choose-picture";
import { useEngine } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { pictureRefusal } from "@/components/picture-picker/picture-refusal";
import { useMayCreate } from "@/components/resource/use-may-create";
import { toast } from "@/components/ui/toast";
import type { ChosenFile } from "@/lib/uploads/sending/upload-item";

/**
 * Returns a function that uploads files and then adds them to the page. On a picture, it opens the picture picker,
 * which asks for the description. Without a place, the files are only shown in the panel of pictures.
 */
export function useAddFiles() {
  const engine = useEngine();
  const { setPanel } = useEditorUi();
  const t = useT();
  const upload = useFileUploads();
  const choosePicture = useChoosePicture();
  const mayUpload = useMayCreate("files");

  return async (files: readonly ChosenFile[], place: FilePlace | null): Promise<void> => {
    if (files.length === 0) return;
    if (!mayUpload) {
      toast({ type: "danger", message: t("You may not upload files here.") });
      return;
    }
    if (place && "picture" in place) {
      const { picture } = place;
      if (files.some((file) => pictureRefusal(file) === null)) return choosePicture(picture, { files });
      return upload(files, (file) => insertFile(engine, file, placeAfter(place)));
    }
    await upload(files, async (file) => (place ? insertFile(engine, file, place) : setPanel("pictures")));
  };
}

/** The place after a picture, for files that cannot replace it. */
function placeAfter({ picture }: Extract<FilePlace, { picture: unknown }>) {
  const parent = picture.parent();
  return parent ? { parent, before: parent.components().at(picture.index() + 1) } : null;
}
