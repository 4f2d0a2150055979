"use client";

import Check from "lucide-react/icons/check";
import { useState } from "react";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { pictureRefusal } from "@/components/picture-picker/picture-refusal";
import { Icon } from "@/components/ui/icon";
import type { FileEntryJson } from "@/lib/files/schema";

type Props = { file: FileEntryJson; isChosen: boolean; onChoose: () => void };

/** A picture in the workspace. A file that browsers cannot show cannot be chosen, and says why. */
export function PictureTile({ file, isChosen, onChoose }: Props) {
  const t = useT();
  const { bytes } = useFormats();
  const [isBroken, setBroken] = useState(false);
  const refusal = pictureRefusal(file);
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-pressed={isChosen}
        aria-disabled={refusal !== null}
        className="group grid w-full min-w-0 text-start text-tiny aria-disabled:cursor-not-allowed"
        onClick={() => refusal === null && onChoose()}
      >
        <span className="relative mb-1.5 block aspect-4/3 overflow-hidden rounded-sm bg-wash-2 outline-offset-2 outline-edge group-hover:outline-1 group-aria-pressed:outline-2 group-aria-pressed:outline-accent">
          {refusal === null && !isBroken && (
            // biome-ignore lint/performance/noImgElement: Next's image optimisation is off
            <img
              src={file.url}
              alt=""
              loading="lazy"
              decoding="async"
              className="block size-full object-cover"
              onError={() => setBroken(true)}
            />
          )}
          {isChosen && (
            <span className="absolute end-1.5 top-1.5 grid size-5 place-items-center rounded-sm bg-accent text-on-accent">
              <Icon of={Check} className="size-3.5" />
            </span>
          )}
        </span>
        <bdi className="truncate text-small font-label">{file.name}</bdi>
        <span className={refusal ? "text-danger" : "text-muted"}>{refusal ? t(refusal) : bytes(file.file_size)}</span>
      </button>
    </li>
  );
}
