"use client";

import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { AvatarAddressForm } from "@/components/avatars/avatar-address-form";
import { useAvatar } from "@/components/avatars/use-avatar";
import { useT } from "@/components/i18n/use-t";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { AVATAR_TYPES } from "@/lib/avatars/policy";

/** The user's picture, from a file or a web address. Without a picture, the initials are shown. */
export function AvatarField() {
  const { user, pending, upload, remove } = useAvatar();
  const [isOver, setOver] = useState(false);
  const [isAddressOpen, setAddressOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const addressButton = useRef<HTMLButtonElement>(null);
  const t = useT();

  function handleChosen({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) void upload(file);
    target.value = ""; // so that the same file can be chosen again
  }

  function handleDrag(event: DragEvent, isIn: boolean) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(isIn);
  }

  function handleDrop(event: DragEvent) {
    handleDrag(event, false);
    const [file] = event.dataTransfer.files;
    if (file) void upload(file);
  }

  async function removePicture() {
    if (await remove()) uploadButton.current?.focus(); // the remove button is gone
  }

  function closeAddress() {
    setAddressOpen(false);
    addressButton.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse
    <div
      className="flex items-start gap-5 rounded-lg outline-offset-8 outline-accent data-over:outline-2 data-over:outline-dashed"
      data-over={isOver || undefined}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={handleDrop}
    >
      <Avatar name={user.display_name} src={user.avatar} size="l" />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <input
            ref={input}
            type="file"
            accept={AVATAR_TYPES.join()}
            hidden
            data-testid="avatar-file"
            onChange={handleChosen}
          />
          <Button ref={uploadButton} size="s" pending={pending === "upload"} onClick={() => input.current?.click()}>
            {t("Upload image")}
          </Button>
          <Button
            ref={addressButton}
            size="s"
            variant="ghost"
            aria-expanded={isAddressOpen}
            onClick={() => setAddressOpen(!isAddressOpen)}
          >
            {t("Use an address")}
          </Button>
          {user.avatar && (
            <Button size="s" variant="ghost" pending={pending === "removal"} onClick={() => void removePicture()}>
              {t("Remove")}
            </Button>
          )}
        </div>
        <span className="text-tiny text-muted">{t("PNG, JPEG or WebP, at most 2 MB.")}</span>
        {isAddressOpen && <AvatarAddressForm userId={user.id} onClose={closeAddress} />}
      </div>
    </div>
  );
}
