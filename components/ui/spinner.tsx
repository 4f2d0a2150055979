import { cn } from "@/components/ui/cn";

type Props = {
  /** `s` stands beside text. */
  size?: "s" | "l";
};

/** A turning ring. It is silent: the thing that waits says so itself with `aria-busy` or `role="status"`. */
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
