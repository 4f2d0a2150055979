"use client";

import { useT } from "@/components/i18n/use-t";
import { CropView } from "@/components/picture-picker/crop-view";
import { DescriptionFields } from "@/components/picture-picker/description-fields";
import { nameInAddress, type PickerOptions, type PictureChoice } from "@/components/picture-picker/picture-choice";
import { PictureFacts } from "@/components/picture-picker/picture-facts";
import { RatioField, ratioAsNumber } from "@/components/picture-picker/ratio-field";
import { type ChosenPicture, isDrawing, usePictureUse } from "@/components/picture-picker/use-picture-use";
import { Button } from "@/components/ui/button";
import type { DialogProps } from "@/components/ui/dialog-store";
import { Note } from "@/components/ui/note";

type Props = Pick<PickerOptions, "asks" | "frameRatio" | "usesOf"> &
  DialogProps<PictureChoice> & {
    chosen: ChosenPicture;
    hasCurrent: boolean;
    /** Whether a picture is being uploaded, which is chosen then. */
    isReplaced: boolean;
  };

/** How the chosen picture is used in this place: its crop, its focal point and its description. */
export function PictureUse({ asks, frameRatio = null, usesOf, chosen, hasCurrent, isReplaced, close }: Props) {
  const t = useT();
  const { address, file } = chosen;
  const use = usePictureUse(chosen, asks, close);
  const { loaded, pixels, ratio } = use;
  const name = file?.name ?? nameInAddress(address);
  return (
    <>
      <div className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto px-5 py-4">
        <CropView
          address={address}
          pixels={pixels}
          frameRatio={ratio === null ? frameRatio : ratioAsNumber(ratio)}
          focus={use.focus}
          onFocus={asks.focus ? use.setFocus : undefined}
          onLoad={(size) => use.setLoaded({ pixels: size })}
          onError={() => use.setLoaded("broken")}
        />
        {loaded === "broken" && <NotShown isDrawing={isDrawing(file)} />}
        {asks.ratio && pixels && <RatioField value={ratio} onChange={use.setRatio} />}
        {asks.description && (
          <DescriptionFields
            value={use.description}
            onChange={use.describe}
            isMissing={use.isMissing}
            textRef={use.descriptionField}
          />
        )}
        {pixels && <PictureFacts name={name} file={file} pixels={pixels} uses={usesOf?.(address) ?? 0} />}
      </div>
      <div className="flex flex-wrap justify-between gap-2 border-t border-line px-5 py-3">
        <Button variant="ghost" onClick={() => close()}>
          {hasCurrent ? t("Keep the old one") : t("Cancel")}
        </Button>
        <Button variant="primary" disabled={!use.isUsable} pending={loaded === null || isReplaced} onClick={use.use}>
          {t("Use this picture")}
        </Button>
      </div>
    </>
  );
}

function NotShown({ isDrawing: isFromFiles }: { isDrawing: boolean }) {
  const t = useT();
  return (
    <Note tone={isFromFiles ? "info" : "bad"} role="alert">
      {isFromFiles
        ? t("The app shows no uploaded drawings, because they can contain scripts. Your site shows it.")
        : t("This address shows no picture.")}
    </Note>
  );
}
