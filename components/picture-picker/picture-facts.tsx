"use client";

import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import type { Pixels } from "@/components/picture-picker/picture-choice";
import type { FileEntryJson } from "@/lib/files/schema";
import { namedSizesOf } from "@/lib/publications/picture-sizes";

type Props = {
  name: string;
  /** Null if the picture is not among the files that have been loaded. */
  file: FileEntryJson | null;
  pixels: Pixels;
  /** How often the project uses the picture. */
  uses: number;
};

/** The size of the chosen picture, and in which sizes visitors get it. */
export function PictureFacts({ name, file, pixels, uses }: Props) {
  const t = useT();
  const { bytes } = useFormats();
  const widths = file
    ? namedSizesOf({ id: "", extension: "", isAnimated: false, mime: file.mime, ...pixels }).length
    : 0;
  const facts = [
    [t("File"), <bdi key="name">{file ? `${name}, ${bytes(file.file_size)}` : name}</bdi>],
    [t("Size"), t(":width by :height pixels", pixels)],
    ...(widths > 0
      ? [
          [
            t("Saved as"),
            t("{count, plural, one {AVIF and WebP, # width} other {AVIF and WebP, # widths}}", { count: widths }),
          ],
        ]
      : []),
    ...(uses > 0
      ? [[t("Used"), t("{count, plural, one {once in this project} other {# times in this project}}", { count: uses })]]
      : []),
  ] as const;
  return (
    <dl className="grid grid-cols-[74px_minmax(0,1fr)] gap-x-2.5 gap-y-1 border-t border-line pt-2.5 text-small">
      {facts.map(([term, value]) => (
        <div key={String(term)} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd dir="auto" className="min-w-0 truncate">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
