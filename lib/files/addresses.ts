import "server-only";
import { ID_MAX } from "@/lib/http/list";
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

/** Reads the id or the stored name of a file from its URL, from its path or from the stored name alone. */
export function parseFileAddress(address: string): { id: number } | { fileName: string } {
  const [path = ""] = address.split(/[?#]/, 1);
  const [, id] = /\/file-entries\/(\d{1,10})\/download$/.exec(path) ?? [];
  return id && Number(id) <= ID_MAX ? { id: Number(id) } : { fileName: path.slice(path.lastIndexOf("/") + 1) };
}
