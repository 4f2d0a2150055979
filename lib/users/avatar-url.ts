import "server-only";
import { env } from "@/lib/env";

/** Where a stored avatar is served, by its key in the storage; another picture has another address. */
export const avatarUrl = (key: string | null): string | null =>
  key && `${env().APP_URL}/files/avatars/${key.slice(key.lastIndexOf("/") + 1)}`;
