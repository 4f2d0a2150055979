/** Joins the class names that are there: `cn("btn", small && "s", className)`. */
export function cn(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(" ");
}
