import { toast } from "@/components/ui/toast";
import type { Saver } from "@/lib/editor/saver";
import { line } from "@/lib/i18n/line";

/** Saves before an action that uses the stored document. If saving fails, shows a toast and returns false. */
export async function saveFirst(saver: Saver | null): Promise<boolean> {
  if (!saver || (await saver.flush())) return true;
  toast({
    type: "danger",
    message: line("Your latest changes could not be saved yet. Try again once they are saved."),
  });
  return false;
}
