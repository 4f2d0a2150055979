import "server-only";
import { removeAvatarBytes } from "@/lib/avatars/avatars";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";

export const avatars = {
  name: "avatars",
  removeWithUser: removeAvatarBytes,
  exportFiles: async (userId) => {
    const { avatar } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { avatar: true } });
    return avatar ? [{ key: avatar, disk: "public", path: "avatar.webp", size: 0 }] : [];
  },
} as const satisfies Feature;
