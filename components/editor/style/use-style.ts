"use client";

import type { Component } from "grapesjs";
import { createContext, use, useMemo } from "react";
import { isAccepted } from "@/components/editor/style/css-value";
import {
  readStyle,
  type ShownStyle,
  type StyleTarget,
  type StyleValues,
  writeStyle,
} from "@/components/editor/style/style-target";
import { ENGINE_EVENTS, useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";

export type Style = ShownStyle & { component: Component; write: (changes: StyleValues) => void };

export const StyleContext = createContext<Style | null>(null);

/** The declarations that the fields of the panel show and change. */
export function useStyle(): Style {
  const style = use(StyleContext);
  if (!style) throw new Error("useStyle needs a StyleContext above it.");
  return style;
}

/**
 * Reads the declarations for all fields, and again after each change. What browsers do not accept for a property is not
 * written, and the old value stays.
 */
export function useTargetStyle(component: Component, { className, state }: StyleTarget): Style {
  const engine = useEngine();
  const t = useT();
  const version = useEngineChanges(ENGINE_EVENTS.style);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` grows with each change of the styles
  return useMemo(() => {
    const target = { className, state };
    return {
      ...readStyle(engine, component, target),
      component,
      write(values) {
        const refused = Object.entries(values).find(([property, value]) => !isAccepted(property, value));
        if (!refused) return void writeStyle(engine, component, target, values);
        toast({ type: "danger", message: t('":value" is no value for this field.', { value: refused[1] }) });
      },
    };
  }, [engine, component, className, state, version, t]);
}
