"use client";

import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useStyle } from "@/components/editor/style/use-style";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { contrastOf, minimumContrast, roundContrast } from "@/lib/site-styles/color";

/**
 * The contrast of the element's text on its background. Renders nothing if the contrast is unknown, for example over a
 * picture.
 */
export function ContrastNote() {
  const t = useT();
  const { number } = useFormats();
  const { component, computed } = useStyle();
  const element = component.getEl();
  const background = element ? backgroundOf(element) : null;
  const contrast = background === null ? null : contrastOf(computed("color"), background);
  if (contrast === null) return null;
  const isEnough = contrast >= minimumContrast(computed("font-size"), computed("font-weight"));
  const value = number(roundContrast(contrast));
  return (
    <p className={cn("flex items-center gap-2 text-tiny", isEnough ? "text-muted" : "text-warning")}>
      <Icon of={isEnough ? CircleCheck : TriangleAlert} className="size-3.5 shrink-0" />
      {isEnough
        ? t("Contrast :value on this background", { value })
        : t("Contrast :value on this background: hard to read", { value })}
    </p>
  );
}

/**
 * The colour behind the text of an element. Null if a background image or a partly transparent colour is behind the
 * text, or if the element and all its ancestors are transparent.
 */
function backgroundOf(element: HTMLElement): string | null {
  const view = element.ownerDocument.defaultView;
  for (let box: HTMLElement | null = element; box && view; box = box.parentElement) {
    const { backgroundColor, backgroundImage } = view.getComputedStyle(box);
    if (backgroundImage !== "none") return null;
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1];
    if (alpha !== undefined && alpha !== "0") return null;
    if (alpha === undefined && backgroundColor !== "transparent") return backgroundColor;
  }
  return null;
}
