"use client";

import { useRef, useState } from "react";
import { AvatarAddressForm } from "@/components/avatars/avatar-address-form";
import { useAvatar } from "@/components/avatars/use-avatar";
import { ImagePicker } from "@/components/form/image-picker";
import { useT } from "@/components/i18n/use-t";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { AVATAR_TYPES } from "@/lib/avatars/policy";

/** The user's picture, from a file or a web address. Without a picture, the initials are shown. */
export function AvatarField() {
  const { user, pending, upload, remove } = useAvatar();
  const [isAddressOpen, setAddressOpen] = useState(false);
  const addressButton = useRef<HTMLButtonElement>(null);
  const t = useT();

  function closeAddress() {
    setAddressOpen(false);
    addressButton.current?.focus();
  }

  return (
    <ImagePicker
      name="avatar"
      picture={<Avatar name={user.display_name} src={user.avatar} size="l" />}
      accept={AVATAR_TYPES}
      chooseLabel={t("Upload image")}
      onChoose={(file) => void upload(file)}
      onRemove={user.avatar ? remove : undefined}
      pending={pending}
      actions={
        <Button
          ref={addressButton}
          size="s"
          variant="ghost"
          aria-expanded={isAddressOpen}
          onClick={() => setAddressOpen(!isAddressOpen)}
        >
          {t("Use a web address")}
        </Button>
      }
    >
      <span className="text-tiny text-muted">{t("PNG, JPEG, WebP, GIF or AVIF, at most 2 MB.")}</span>
      {isAddressOpen && <AvatarAddressForm userId={user.id} onClose={closeAddress} />}
    </ImagePicker>
  );
}
