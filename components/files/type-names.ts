import type { FileType } from "@/lib/files/policy";
import type { T } from "@/lib/i18n/create-t";

export const typeNames = (t: T): Record<FileType, string> => ({
  image: t("Image"),
  video: t("Video"),
  audio: t("Audio"),
  text: t("Text"),
  pdf: t("PDF"),
  archive: t("Archive"),
  file: t("Other"),
});
