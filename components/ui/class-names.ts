/** Joins the class names that are there: `classNames("btn", small && "s", className)`. */
export function classNames(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(" ");
}
