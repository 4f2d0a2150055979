import { toast } from "@/components/ui/toast";
import type { T } from "@/lib/i18n/create-t";

/** Says how many pictures of a pasted text were left out. */
export function notePictures(t: T, count: number): void {
  if (count === 0) return;
  toast({
    message: t(
      "{count, plural, one {# picture was left out. Add it from your files.} other {# pictures were left out. Add them from your files.}}",
      { count },
    ),
  });
}
