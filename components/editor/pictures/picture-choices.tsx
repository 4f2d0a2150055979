"use client";

import type { Component } from "grapesjs";
import { useEffect, useEffectEvent } from "react";
import { CHOOSE_PICTURE } from "@/components/editor/component-types";
import { useChoosePicture } from "@/components/editor/pictures/use-choose-picture";
import { useEngine } from "@/components/editor/use-engine";

/** Opens the picture picker for a picture on the canvas that is clicked twice, or activated by Enter. */
export function PictureChoices() {
  const engine = useEngine();
  const choosePicture = useChoosePicture();
  const choose = useEffectEvent((component: Component) => void choosePicture(component));
  useEffect(() => {
    const listener = (component: Component) => choose(component);
    engine.on(CHOOSE_PICTURE, listener);
    return () => void engine.off(CHOOSE_PICTURE, listener);
  }, [engine]);
  return null;
}
