"use client";

import { ImagePicker } from "@/components/form/image-picker";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { Avatar } from "@/components/ui/avatar";
import { toast } from "@/components/ui/toast";
import { loadOwnWorkspaces } from "@/components/workspaces/own-workspaces";
import { AVATAR_MAX_BYTES, AVATAR_MAX_MEGABYTES, AVATAR_TYPES } from "@/lib/avatars/policy";
import { workspaceClient } from "@/lib/workspaces/client";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

const REFRESHED_KEYS = [workspaceClient.key];

/** The picture of a workspace. A workspace without a picture shows its initials. */
export function PictureField({ workspace: { id, name, picture } }: { workspace: WorkspaceJson }) {
  const t = useT();
  const onDone = (message: string) => () => {
    void loadOwnWorkspaces();
    toast({ message });
  };
  const upload = useAction((file: File) => workspaceClient.uploadPicture(id, file), {
    before: async (file) => checkImage(file),
    refresh: REFRESHED_KEYS,
    onSuccess: onDone(t("Picture uploaded")),
  });
  const remove = useAction(() => workspaceClient.removePicture(id), {
    refresh: REFRESHED_KEYS,
    onSuccess: onDone(t("Picture removed")),
  });

  const pendingRemoval = remove.pending ? "removal" : null;

  /** Whether the file is an image of an accepted size. If not, shows a toast. The server checks again. */
  function checkImage({ type, size }: File): boolean {
    if (type.startsWith("image/") && size <= AVATAR_MAX_BYTES) return true;
    const message = type.startsWith("image/")
      ? t("The image is too large: at most :megabytes MB.", { megabytes: AVATAR_MAX_MEGABYTES })
      : t("Please select an image.");
    toast({ type: "danger", message });
    return false;
  }

  return (
    <ImagePicker
      name="workspace-picture"
      picture={<Avatar name={name} src={picture} size="l" />}
      accept={AVATAR_TYPES}
      chooseLabel={t("Upload image")}
      onChoose={(file) => void upload.run(file)}
      onRemove={picture ? () => remove.run() : undefined}
      pending={upload.pending ? "choice" : pendingRemoval}
    >
      <span className="text-tiny text-muted">{t("PNG, JPEG, WebP, GIF or AVIF, at most 2 MB.")}</span>
    </ImagePicker>
  );
}
