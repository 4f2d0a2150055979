import { type ChosenFile, toChosenFile } from "@/lib/uploads/sending/upload-item";

/**
 * The files in a clipboard. None if it holds text: word processors also put a picture of the text there, and some
 * systems the name of a copied file.
 */
export function filesInClipboard(data: DataTransfer | null): ChosenFile[] {
  const files = [...(data?.files ?? [])];
  const text = data?.getData("text/plain").trim() ?? "";
  const isText = text !== "" && !files.some(({ name }) => name === text);
  return isText ? [] : files.map((file) => toChosenFile(file, ""));
}

/**
 * Whether files are being dragged. Their number and names are not known before they are dropped. A picture that is
 * dragged from a page counts as text, because it comes with its HTML: it may be a part of the canvas.
 */
export const hasFiles = (data: DataTransfer | null): boolean =>
  (data?.types.includes("Files") && !data.types.includes("text/html")) ?? false;
