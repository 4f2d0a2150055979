"use client";

import Replace from "lucide-react/icons/replace-all";
import { pictureDragProps } from "@/components/editor/pictures/dragged-picture";
import type { PictureReplacement } from "@/components/editor/pictures/use-picture-replacement";
import { useT } from "@/components/i18n/use-t";
import { Icon } from "@/components/ui/icon";
import { Tooltip } from "@/components/ui/tooltip";
import type { FileEntryJson } from "@/lib/files/schema";

type Props = { file: FileEntryJson; replacement: PictureReplacement; onUse: () => void };

/** A picture in the project's workspace. If the project uses it, the user can replace it everywhere. */
export function PictureTile({ file, replacement, onUse }: Props) {
  const t = useT();
  const { name, url } = file;
  const uses = replacement.usesOf(url);
  const label = t("Replace :name everywhere", { name });
  return (
    <li className="relative grid min-w-0 content-start">
      <button
        type="button"
        className="grid min-w-0 gap-1 text-start text-tiny"
        onClick={onUse}
        {...pictureDragProps(file)}
      >
        {/* biome-ignore lint/performance/noImgElement: Next's image optimisation is off */}
        <img
          src={url}
          alt=""
          loading="lazy"
          draggable={false}
          className="block aspect-4/3 w-full border border-line bg-raised object-cover hover:border-edge"
        />
        <bdi className="truncate">{name}</bdi>
      </button>
      {uses > 0 && (
        <>
          <span className="text-tiny text-muted">
            {t("{count, plural, one {Used once} other {Used # times}}", { count: uses })}
          </span>
          <Tooltip text={label}>
            {(tooltip) => (
              <button
                {...tooltip}
                type="button"
                aria-label={label}
                className="absolute end-1 top-1 grid size-7 place-items-center rounded-md border border-edge bg-raised hover:bg-surface pointer-coarse:size-11"
                onClick={() => replacement.begin({ address: url, name })}
              >
                <Icon of={Replace} />
              </button>
            )}
          </Tooltip>
        </>
      )}
    </li>
  );
}
