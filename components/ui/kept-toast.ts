import { toast } from "@/components/ui/toast";

const KEY = "plinth.toast";

/** Shows the message as a toast on the page that loads next, because a full page load ends those of this page. */
export function toastOnNextPage(message: string): void {
  try {
    window.sessionStorage.setItem(KEY, message);
  } catch {
    // storage is disabled: the toast is left out
  }
}

/** Shows what the page before has left. */
export function showKeptToast(): void {
  try {
    const message = window.sessionStorage.getItem(KEY);
    if (message === null) return;
    window.sessionStorage.removeItem(KEY);
    toast({ message });
  } catch {
    // storage is disabled
  }
}
