/** Joins the class names that are there: `cn("flex", isOpen && "gap-2", className)`. */
export function cn(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(" ");
}
