import { type Line, line } from "@/lib/i18n/line";
import { isShowable } from "@/lib/publications/picture-sizes";
import { extensionOf } from "@/lib/uploads/policy";

/** Cameras write it, and only Safari shows it. Windows does not know its type. */
const HEIC_EXTENSION = /^hei[cf]s?$/;

type NamedType = { name: string; mime: string };

/** Why a picture of a phone in a format for phones cannot be used. Null for any other file. */
export const heicRefusal = ({ name, mime }: NamedType): Line | null =>
  HEIC_EXTENSION.test(extensionOf(name)) || /^image\/hei[cf]/.test(mime)
    ? line("Most browsers cannot show HEIC pictures. Save it as a JPEG file.")
    : null;

/** Why a file of this type cannot be used as a picture. Null if it can. */
export function pictureRefusal(file: NamedType): Line | null {
  const { mime } = file;
  if (heicRefusal(file) !== null) return heicRefusal(file);
  if (!mime.startsWith("image/"))
    return line("This is not a picture. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG file.");
  return isShowable(mime) ? null : line("Most browsers cannot show this picture. Save it as a JPEG or PNG file.");
}
