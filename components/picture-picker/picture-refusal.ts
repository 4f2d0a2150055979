import { type Line, line } from "@/lib/i18n/line";
import { isShowable } from "@/lib/publications/picture-sizes";
import { extensionOf } from "@/lib/uploads/policy";

/** Cameras write it, and only Safari shows it. Windows does not know its type. */
const HEIC_EXTENSION = /^hei[cf]s?$/;

/** Why a file of this type cannot be used as a picture. Null if it can. */
export function pictureRefusal({ name, mime }: { name: string; mime: string }): Line | null {
  if (HEIC_EXTENSION.test(extensionOf(name)) || /^image\/hei[cf]/.test(mime))
    return line("Most browsers cannot show HEIC pictures. Save it as a JPEG file.");
  if (!mime.startsWith("image/")) return line("This is not a picture.");
  return isShowable(mime) ? null : line("Most browsers cannot show this picture. Save it as a JPEG or PNG file.");
}
