"use client";

import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import Tablet from "lucide-react/icons/tablet";
import { useReducer } from "react";
import { frameWidth, setFrameWidth, WIDTH_MAX_PX, WIDTH_MIN_PX } from "@/components/editor/frame-width";
import { useDraft } from "@/components/editor/use-draft";
import { useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { ZoomControl } from "@/components/editor/zoom/zoom-control";
import { useT } from "@/components/i18n/use-t";
import { Segmented } from "@/components/ui/segmented";
import type { SiteWidthId } from "@/lib/site-styles/widths";

const EVENTS = "change:device device:select frame:updated page:select";

/** Lets the user choose the width at which the page is shown and styled, and how large it is shown. */
export function WidthSwitch() {
  const engine = useEngine();
  const t = useT();
  useEngineChanges(EVENTS);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  return (
    <div className="flex items-center gap-3">
      <Segmented<SiteWidthId>
        label={t("Width")}
        iconsOnly
        value={(engine.getDevice() as SiteWidthId) || "desktop"}
        onChange={(id) => {
          engine.setDevice(id);
          rerender();
        }}
        options={[
          { value: "desktop", label: t("Desktop"), icon: Monitor },
          { value: "tablet", label: t("Tablet"), icon: Tablet },
          { value: "phone", label: t("Phone"), icon: Smartphone },
        ]}
      />
      <span className="text-small max-lg:hidden">
        <WidthField />
      </span>
      <ZoomControl />
    </div>
  );
}

/**
 * A field for any other width of the page. The chosen device stays the same, so the style panel still changes the
 * styles for that device.
 */
function WidthField() {
  const engine = useEngine();
  const t = useT();
  const { input } = useDraft(String(Math.round(frameWidth(engine))), (text) => {
    const width = Number(text);
    if (width >= WIDTH_MIN_PX && width <= WIDTH_MAX_PX) setFrameWidth(engine, width);
  });

  return (
    <label className="flex items-center gap-1">
      <input
        aria-label={t("Width in pixels")}
        inputMode="numeric"
        className="w-11 rounded-sm bg-transparent px-1 text-end hover:bg-wash focus:bg-raised"
        {...input}
      />
      px
    </label>
  );
}
