import "server-only";
import { env } from "@/lib/env";

/** The URL of a stored avatar, by its key in the storage. Each image has its own URL. */
export const avatarUrl = (key: string | null): string | null =>
  key && `${env().APP_URL}/files/avatars/${key.slice(key.lastIndexOf("/") + 1)}`;
