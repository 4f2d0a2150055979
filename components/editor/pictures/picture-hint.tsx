"use client";

import type { PictureReplacement } from "@/components/editor/pictures/use-picture-replacement";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";

type Props = { selectedAddress: string | null; replacement: PictureReplacement };

/** Explains what happens when the user chooses a picture. */
export function PictureHint({ selectedAddress, replacement: { pictureToReplace, begin, cancel, usesOf } }: Props) {
  const t = useT();
  if (pictureToReplace)
    return (
      <div role="status" className="grid justify-items-start gap-2 border-s-3 border-accent ps-2.5 text-small">
        {t(
          '{count, plural, one {Choose the picture that replaces ":name" in # place.} other {Choose the picture that replaces ":name" in # places.}}',
          { name: pictureToReplace.name, count: usesOf(pictureToReplace.address) },
        )}
        <Button size="s" onClick={cancel}>
          {t("Cancel")}
        </Button>
      </div>
    );
  if (selectedAddress === null) return <p className="text-tiny text-muted">{t("Choose a picture to add it.")}</p>;
  return (
    <div className="grid justify-items-start gap-2 text-tiny text-muted">
      {t("Choose the picture that replaces the selected one.")}
      {usesOf(selectedAddress) > 1 && (
        <Button size="s" onClick={() => begin({ address: selectedAddress, name: nameOf(selectedAddress) })}>
          {t("Replace it everywhere")}
        </Button>
      )}
    </div>
  );
}

const nameOf = (address: string) => address.split(/[?#]/, 1)[0]?.split("/").at(-1) || address;
