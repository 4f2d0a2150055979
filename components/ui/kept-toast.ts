import { toast } from "@/components/ui/toast";

const KEY = "plinth.toast";

/** Shows the message as a toast on the page that loads next. A full page load closes the toasts of this page. */
export function toastOnNextPage(message: string): void {
  try {
    window.sessionStorage.setItem(KEY, message);
  } catch {
    // storage is disabled, so no toast is shown
  }
}

/** Shows the message that the previous page passed to `toastOnNextPage`. */
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
