import "server-only";
import { getSettings, publicSettings } from "@/lib/settings/settings";

/** The base URLs of public files and API calls, without a trailing slash. Public files may have their own host. */
export type BaseUrls = { files: string; calls: string };

export async function loadBaseUrls(): Promise<BaseUrls> {
  const { asset_url, base_url } = publicSettings(await getSettings());
  return { files: withoutSlash(asset_url), calls: withoutSlash(base_url) };
}

/** The URL of a public file, by its name in the storage. */
export const publicUrl = ({ files }: BaseUrls, fileName: string) => `${files}/files/${fileName}`;
export const downloadUrl = ({ calls }: BaseUrls, id: number) => `${calls}/api/v1/file-entries/${id}/download`;

const withoutSlash = (url: string) => url.replace(/(?<!\/)\/+$/, "");
