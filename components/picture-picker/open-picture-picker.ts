import type { PickerOptions, PictureChoice } from "@/components/picture-picker/picture-choice";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";

const PicturePicker = lazyDialog(() =>
  import("@/components/picture-picker/picture-picker").then((module) => module.PicturePicker),
);

/** Lets the user choose a picture. Undefined if they keep the old one. */
export const openPicturePicker = (options: PickerOptions): Promise<PictureChoice | undefined> =>
  openDialog(PicturePicker, options);
