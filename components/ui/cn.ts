/** Joins the given class names: `cn("flex", isOpen && "gap-2", className)`. */
export function cn(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(" ");
}
