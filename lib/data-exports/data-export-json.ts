import "server-only";
import type { DataExportJson } from "@/lib/data-exports/schema";
import type { DataExport } from "@/lib/db/client/client";
import { env } from "@/lib/env";

export function dataExportJson({ id, status, progress, size, createdAt, expiresAt }: DataExport): DataExportJson {
  const isReady = status === "ready";
  return {
    id,
    status: status as DataExportJson["status"],
    progress,
    size: size === null ? null : Number(size),
    url: isReady ? `${env().APP_URL}/api/v1/users/me/export/${id}/download` : null,
    created_at: createdAt.toISOString(),
    expires_at: isReady ? expiresAt.toISOString() : null,
  };
}
