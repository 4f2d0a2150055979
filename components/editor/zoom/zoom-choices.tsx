"use client";

import Check from "lucide-react/icons/check";
import { useEngine, useEngineChanges, useSelected } from "@/components/editor/use-engine";
import { zoomCanvas, zoomToSelected } from "@/components/editor/zoom/zoom-canvas";
import { useZoomChoice, ZOOM_MAX, ZOOM_MIN, ZOOM_STEPS } from "@/components/editor/zoom/zoom-choice";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { Icon } from "@/components/ui/icon";
import { Kbd } from "@/components/ui/kbd";
import { keyLabels } from "@/components/ui/key-labels";

type Choice = { label: string; keys?: string; isChosen?: boolean; isDisabled?: boolean; run: () => void };

/** A slider for the zoom, and the sizes that are asked for most. */
export function ZoomChoices({ onChoose }: { onChoose: () => void }) {
  const engine = useEngine();
  const selected = useSelected();
  const t = useT();
  const { number } = useFormats();
  useEngineChanges("canvas:zoom");
  const chosen = useZoomChoice();
  const percent = Math.round(engine.Canvas.getZoom());
  const asText = (value: number) => number(value / 100, { style: "percent" });

  const choices: Choice[] = [
    {
      label: t("Fit to window"),
      keys: "Shift+1",
      isChosen: chosen === "fit",
      run: () => zoomCanvas(engine, "fit"),
    },
    { label: t("Selection"), keys: "Shift+2", isDisabled: !selected, run: () => zoomToSelected(engine) },
    ...ZOOM_STEPS.map((step) => ({
      label: asText(step),
      ...(step === 100 && { keys: "Shift+0" }),
      isChosen: chosen === step,
      run: () => zoomCanvas(engine, step),
    })),
  ];
  return (
    <>
      <label className="flex items-center gap-3 px-2.5 py-2 text-small">
        <input
          type="range"
          min={ZOOM_MIN}
          max={ZOOM_MAX}
          value={percent}
          aria-label={t("Zoom in per cent")}
          className="min-w-0 flex-1 accent-accent"
          onChange={({ currentTarget }) => zoomCanvas(engine, currentTarget.valueAsNumber)}
        />
        <output className="w-12 text-end tabular-nums">{asText(percent)}</output>
      </label>
      <ul>
        {choices.map(({ label, keys, isChosen, isDisabled, run }) => (
          <li key={label}>
            <button
              type="button"
              disabled={isDisabled}
              aria-pressed={isChosen}
              className="flex min-h-8 w-full items-center gap-2 rounded-sm px-2.5 text-start text-control hover:bg-wash disabled:text-off pointer-coarse:min-h-11"
              onClick={() => {
                run();
                onChoose();
              }}
            >
              <span className="size-4">{isChosen && <Icon of={Check} />}</span>
              <span className="flex-1">{label}</span>
              {keys && <Kbd>{keyLabels(keys).join(" ")}</Kbd>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
