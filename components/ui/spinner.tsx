import { cn } from "@/components/ui/cn";

type Props = {
  /** `s` is for use beside text. */
  size?: "s" | "l";
};

/** A spinner. It is hidden from screen readers, so set `aria-busy` or `role="status"` on the element that waits. */
export function Spinner({ size = "s" }: Props) {
  return (
    <span
      className={cn(
        "inline-block flex-none animate-spin rounded-full border-2 border-current/30 border-t-current",
        size === "s" ? "size-3.5" : "size-5.5",
      )}
      aria-hidden="true"
    />
  );
}
