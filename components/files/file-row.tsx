"use client";

import Download from "lucide-react/icons/download";
import Ellipsis from "lucide-react/icons/ellipsis";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import type { FileActions } from "@/components/files/use-file-actions";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { Checkbox } from "@/components/ui/checkbox";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { FileIcon } from "@/components/uploads/file-icon";
import { downloadPath } from "@/lib/files/client";
import type { FileEntryJson } from "@/lib/files/schema";
import type { T } from "@/lib/i18n/create-t";

type Props = {
  file: FileEntryJson;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  actions: FileActions;
  typeName: string;
};

export function FileRow({ file, isChosen, onChoose, actions, typeName }: Props) {
  const t = useT();
  const { bytes } = useFormats();
  return (
    <tr className={isChosen ? "on" : undefined}>
      <td className="k">
        <Checkbox
          aria-label={t("Select :name", { name: file.name })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <td className="k">
        <div className="row">
          <Preview file={file} />
          <span className="strong clip">
            <bdi>{file.name}</bdi>
          </span>
        </div>
      </td>
      <td>{typeName}</td>
      <td className="k2 small muted">{bytes(file.file_size)}</td>
      <td className="muted">
        <RelativeTime value={file.deleted_at ?? file.created_at} />
      </td>
      <td className="k end">
        <Menu entries={entriesFor(file, actions, t)}>
          {(trigger) => (
            <button
              {...trigger}
              className={buttonVariants({ variant: "ghost", size: "s", icon: true })}
              aria-label={t("Actions for :name", { name: file.name })}
            >
              <Icon of={Ellipsis} />
            </button>
          )}
        </Menu>
      </td>
    </tr>
  );
}

/** Only pictures that a browser shows safely; the rest gets a drawing of its kind. */
function Preview({ file }: { file: FileEntryJson }) {
  const isShown = /^image\/(?:png|jpeg|gif|webp|avif)$/.test(file.mime) && file.file_size < 2_000_000;
  if (isShown && file.deleted_at === null) {
    // biome-ignore lint/performance/noImgElement: private files do not pass the image optimiser
    return <img className="thumb-s" src={file.url} alt="" loading="lazy" decoding="async" />;
  }
  return (
    <span className="thumb-s">
      <FileIcon mime={file.mime} />
    </span>
  );
}

function entriesFor({ id, deleted_at }: FileEntryJson, actions: FileActions, t: T): MenuEntry[] {
  if (deleted_at) {
    return [
      { label: t("Restore"), icon: RotateCcw, onSelect: () => void actions.restore([id]) },
      "line",
      { label: t("Delete for good"), icon: Trash2, danger: true, onSelect: () => void actions.removeForever([id]) },
    ];
  }
  return [
    { label: t("Download"), icon: Download, onSelect: () => window.location.assign(downloadPath(id)) },
    "line",
    { label: t("Delete"), icon: Trash2, danger: true, onSelect: () => void actions.trash([id]) },
  ];
}
