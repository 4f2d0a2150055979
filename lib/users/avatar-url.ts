import "server-only";
import { env } from "@/lib/env";

/** The URL of a stored avatar, from its key in the storage. A new image has a new URL. */
export const avatarUrl = (key: string | null): string | null =>
  key && `${env().APP_URL}/files/avatars/${key.slice(key.lastIndexOf("/") + 1)}`;
