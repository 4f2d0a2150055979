import { isRightToLeft } from "@/components/ui/text-direction";

/** The index that an arrow key, Home or End leads to. The arrow keys wrap around. Undefined for other keys. */
export function indexAfterKey(
  key: string,
  { from, count, isVertical = false }: { from: number; count: number; isVertical?: boolean },
): number | undefined {
  const [forward, back] = arrowKeys(isVertical);
  if (key === forward) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

function arrowKeys(isVertical: boolean): [forward: string, back: string] {
  if (isVertical) return ["ArrowDown", "ArrowUp"];
  return isRightToLeft() ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
}
