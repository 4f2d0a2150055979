"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { ToolButton } from "@/components/editor/tool-button";
import { useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { zoomCanvas } from "@/components/editor/zoom/zoom-canvas";
import { nextZoomStep, useZoomChoice, ZOOM_MAX, ZOOM_MIN } from "@/components/editor/zoom/zoom-choice";
import { ZoomChoices } from "@/components/editor/zoom/zoom-choices";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Popover } from "@/components/ui/popover";

/** Shows how large the page is shown, and changes it. */
export function ZoomControl() {
  const engine = useEngine();
  const t = useT();
  const { number } = useFormats();
  useEngineChanges("canvas:zoom");
  useZoomChoice(); // "fit" and a fixed size can show the same per cent
  const percent = Math.round(engine.Canvas.getZoom());
  const text = number(percent / 100, { style: "percent" });
  const zoom = (direction: "in" | "out") => zoomCanvas(engine, nextZoomStep(percent, direction));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields
    <div role="group" aria-label={t("Zoom")} className="flex items-center">
      <ToolButton
        className="max-lg:hidden"
        label={t("Zoom out")}
        icon={Minus}
        isDisabled={percent <= ZOOM_MIN}
        run={() => zoom("out")}
      />
      <Popover
        label={t("Zoom")}
        align="center"
        className="w-60 p-1.5"
        trigger={(trigger) => (
          <Button
            {...trigger}
            variant="ghost"
            size="s"
            aria-label={t("Zoom: :percent", { percent: text })}
            className="px-1.5 tabular-nums"
          >
            {text}
            <Icon of={ChevronDown} />
          </Button>
        )}
      >
        {(close) => <ZoomChoices onChoose={close} />}
      </Popover>
      <ToolButton
        className="max-lg:hidden"
        label={t("Zoom in")}
        icon={Plus}
        isDisabled={percent >= ZOOM_MAX}
        run={() => zoom("in")}
      />
    </div>
  );
}
