"use client";

import Image from "lucide-react/icons/image";
import { componentName } from "@/components/editor/component-kinds";
import { frameRatioOf } from "@/components/editor/pictures/picture-frame";
import { usePickPicture } from "@/components/editor/pictures/use-choose-picture";
import { useStyle } from "@/components/editor/style/use-style";
import { ValueField } from "@/components/editor/style/value-field";
import { useT } from "@/components/i18n/use-t";
import { CENTRE, formatPoint, parsePoint } from "@/components/picture-picker/picture-choice";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cssUrl, mapCssUrls } from "@/lib/editor/css-addresses";

/** The picture behind an element: its value, and a button that opens the picture picker. */
export function BackgroundPicture() {
  const t = useT();
  const pick = usePickPicture();
  const { component, declarations, write } = useStyle();
  const value = declarations["background-image"] ?? "";

  async function choose() {
    const address = firstAddress(value);
    const focus = parsePoint(declarations["background-position"]) ?? CENTRE;
    const choice = await pick({
      name: componentName(component, t),
      current: address ? { address, description: null, focus, ratio: null } : null,
      asks: { focus: true },
      frameRatio: frameRatioOf(component),
    });
    if (!choice) return;
    write({
      // what lies over the picture, such as a gradient, stays
      "background-image": address
        ? mapCssUrls(value, (each) => (each === address ? choice.address : each))
        : [value, cssUrl(choice.address)].filter((part) => part && part !== "none").join(", "),
      "background-size": declarations["background-size"] || "cover",
      "background-position": formatPoint(choice.focus),
    });
  }

  return (
    <div className="flex items-center gap-2">
      <ValueField
        property="background-image"
        label={t("Background picture")}
        mark={t("Picture")}
        unit=""
        className="flex-1"
      />
      <Button size="s" icon aria-label={t("Choose a background picture")} onClick={() => void choose()}>
        <Icon of={Image} />
      </Button>
    </div>
  );
}

/** The first address in the value of `background-image`. Empty if it has none. */
function firstAddress(value: string): string {
  let first = "";
  mapCssUrls(value, (address) => {
    first ||= address;
    return address;
  });
  return first;
}
