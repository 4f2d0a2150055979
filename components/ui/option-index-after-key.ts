import type { ListOption } from "@/components/ui/list-option";

const OPTIONS_PER_PAGE = 10;

/**
 * The index that ArrowUp, ArrowDown, Home, End, PageUp or PageDown moves to. Skips disabled options. Undefined for
 * other keys.
 */
export function optionIndexAfterKey(key: string, from: number, options: ListOption[]): number | undefined {
  const last = options.length - 1;
  switch (key) {
    case "ArrowDown":
      return nearest(from + 1, 1, options) ?? from;
    case "ArrowUp":
      return nearest(from < 0 ? last : from - 1, -1, options) ?? from;
    case "Home":
      return nearest(0, 1, options) ?? from;
    case "End":
      return nearest(last, -1, options) ?? from;
    case "PageDown":
      return nearest(Math.min(from + OPTIONS_PER_PAGE, last), -1, options) ?? from;
    case "PageUp":
      return nearest(Math.max(from - OPTIONS_PER_PAGE, 0), 1, options) ?? from;
    default:
      return undefined;
  }
}

function nearest(start: number, step: 1 | -1, options: ListOption[]) {
  for (let index = start; index >= 0 && index < options.length; index += step) {
    if (!options[index]?.disabled) return index;
  }
  return undefined;
}
